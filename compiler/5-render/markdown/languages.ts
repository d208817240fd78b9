import bash from 'refractor/bash'
import batch from 'refractor/batch'
import c from 'refractor/c'
import clike from 'refractor/clike'
import clojure from 'refractor/clojure'
import cmake from 'refractor/cmake'
import type {Syntax} from 'refractor/core'
import cpp from 'refractor/cpp'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import dart from 'refractor/dart'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import dot from 'refractor/dot'
import elixir from 'refractor/elixir'
import elm from 'refractor/elm'
import erlang from 'refractor/erlang'
import fsharp from 'refractor/fsharp'
import go from 'refractor/go'
import goModule from 'refractor/go-module'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import handlebars from 'refractor/handlebars'
import haskell from 'refractor/haskell'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import jq from 'refractor/jq'
import json from 'refractor/json'
import jsx from 'refractor/jsx'
import julia from 'refractor/julia'
import kotlin from 'refractor/kotlin'
import latex from 'refractor/latex'
import less from 'refractor/less'
import lua from 'refractor/lua'
import makefile from 'refractor/makefile'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import markupTemplating from 'refractor/markup-templating'
import mermaid from 'refractor/mermaid'
import nginx from 'refractor/nginx'
import nix from 'refractor/nix'
import objectivec from 'refractor/objectivec'
import ocaml from 'refractor/ocaml'
import perl from 'refractor/perl'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import properties from 'refractor/properties'
import protobuf from 'refractor/protobuf'
import python from 'refractor/python'
import r from 'refractor/r'
import regex from 'refractor/regex'
import rego from 'refractor/rego'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import sass from 'refractor/sass'
import scala from 'refractor/scala'
import scss from 'refractor/scss'
import solidity from 'refractor/solidity'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import wasm from 'refractor/wasm'
import yaml from 'refractor/yaml'
import zig from 'refractor/zig'

/** The grammars that code blocks are colored by: what context layers and their code bases hold. Each brings its own needs. */
export const languages: readonly Syntax[] = [
  bash,
  batch,
  c,
  clike,
  clojure,
  cmake,
  cpp,
  csharp,
  css,
  dart,
  diff,
  docker,
  dot,
  elixir,
  elm,
  erlang,
  fsharp,
  go,
  goModule,
  graphql,
  groovy,
  handlebars,
  haskell,
  hcl,
  http,
  ini,
  java,
  javascript,
  jq,
  json,
  jsx,
  julia,
  kotlin,
  latex,
  less,
  lua,
  makefile,
  markdown,
  markup,
  markupTemplating,
  mermaid,
  nginx,
  nix,
  objectivec,
  ocaml,
  perl,
  php,
  powershell,
  properties,
  protobuf,
  python,
  r,
  regex,
  rego,
  ruby,
  rust,
  sass,
  scala,
  scss,
  solidity,
  sql,
  swift,
  toml,
  tsx,
  typescript,
  wasm,
  yaml,
  zig,
]
