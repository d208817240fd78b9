import {extname} from 'node:path/posix'
import {lintSource} from '@secretlint/core'
import {secretLintProfiler} from '@secretlint/profiler'
import {creator} from '@secretlint/secretlint-rule-preset-recommend'
import type {Secret, SourceFile} from '../model.ts'

// The library marks the start and end of each rule on each file, keeps every mark and searches all of them at each new one:
// ten thousand files would take minutes, for figures that nobody reads.
secretLintProfiler.mark = () => {}

/** What a finding of the detector is, in the words of people. */
const kinds: Readonly<Record<string, string>> = {
  AWSAccountID: 'an AWS account id',
  AWSSecretAccessKey: 'an AWS secret access key',
  AWSAccessKeyID: 'an AWS access key id',
  PrivateKeyP12: 'a private key of a Google Cloud service account',
  PrivateKeyJSON: 'a private key of a Google Cloud service account',
  GITHUB_TOKEN: 'a GitHub token',
  Npmrc_authToken: 'an npm access token',
  PackageJSON_xOauthToken: 'a GitHub token',
  NPM_ACCESS_TOKEN: 'an npm access token',
  SLACK_TOKEN: 'a Slack token',
  IncomingWebhook: 'the address of a Slack webhook',
  BasicAuth: 'a name and password in an address',
  OPENAI_TOKEN: 'an OpenAI API key',
  ANTHROPIC_API_KEY: 'an Anthropic API key',
  LINEAR_API_TOKEN: 'a Linear API key',
  PrivateKey: 'a private key',
  SENDGRID_KEY: 'a SendGrid API key',
  SHOPIFY_KEY: 'a Shopify API key',
  OPS_TOKEN: 'a 1Password service account token',
  MongoDBConnection: 'a MongoDB address with its password',
  MySQLConnection: 'a MySQL address with its password',
  PostgreSQLConnection: 'a PostgreSQL address with its password',
}

const aws = {id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}
const preset = {id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [aws]}

/**
 * The credentials in a file's text, by where they start; offsets are UTF-16 units. Found by secretlint with the rules that it
 * recommends; its comments (`secretlint-disable-next-line`) hold. The whole text is looked at, about 30 ms for a megabyte.
 * Only this module knows the library, and it is loaded when somebody asks for secrets.
 */
export async function detectSecrets({path, text}: SourceFile): Promise<readonly Secret[]> {
  const {messages} = await lintSource({
    source: {content: text, filePath: path, ext: extname(path), contentType: 'text'},
    options: {config: {rules: [preset]}, locale: 'en', noPhysicFilePath: true},
  })
  return messages
    .map(({messageId, range: [start, end]}) => ({start, end, kind: kinds[messageId] ?? 'a credential'}))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}
