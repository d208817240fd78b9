/** What each reason means, for people; the codes are for programs. */
export const pinReasons: Readonly<Record<string, readonly [string, string]>> = {
  'mount-unknown': ['No mount has this name.', 'Name one that leji.json declares.'],
  'mount-source-unnormalizable': ['Its source is no git address.', 'Write an https or ssh address.'],
  'mount-no-tracking-ref': [
    'It declares no `trackingRef`.',
    'Declare one, or let `--fetch` ask for the default branch.',
  ],
  'mount-tracking-ref-invalid': ['Its tracking ref is no full branch or tag name.', 'Write it as `refs/heads/main`.'],
  'mount-default-ref-unavailable': [
    'Its source names no default branch that could be asked for.',
    'Declare a `trackingRef`.',
  ],
  'mount-pin-unavailable': ['No repository here holds its pin.', 'Name one in a hint, or pass `--fetch`.'],
  'mount-witness-unavailable': [
    'No repository here that holds its pin knows its tracking ref.',
    'Run `lejic mounts hydrate --fetch`.',
  ],
  'mount-source-ambiguous': ['More than one submodule has its source.', 'Name one in `.leji/mounts.local.json`.'],
  'mount-ancestry-incomplete': ['The history here ends too early to compare.', 'Fetch the whole history.'],
  'mount-store-fetch-failed': ['Its source could not be fetched.', 'See whether the source can be reached.'],
  'mount-witness-refresh-failed': ['Its tracking ref could not be fetched.', 'See whether the source has that ref.'],
  'mount-target-unavailable': [
    'The commit is not in the repository that was compared.',
    'Pass `--fetch`, or name another.',
  ],
  'mount-pin-not-fast-forward': [
    'The commit does not follow from the pin.',
    'Name it with `--to` and pass `--allow-non-fast-forward` where that is meant.',
  ],
  'mount-declaration-changed': ['leji.json was changed meanwhile.', 'Look at it and try again.'],
  'mount-pin-non-fast-forward-override': [
    'The commit was asked for and does not follow from the pin.',
    'Say in the changelog why it was chosen.',
  ],
}
