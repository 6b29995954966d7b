import { notOnLines, onLines, type Rule, rule, ruleWith } from './rule'

/** Private keys, masked first because their lines look like other secrets. */
export const PRIVATE_KEYS: readonly Rule[] = [
  rule`(-{4,5} ?BEGIN [A-Z0-9 ]{0,99}PRIVATE KEY(?: BLOCK)? ?-{4,5})(?:(?!-{4,5} ?END)[\s\S])+`,
  ruleWith(
    'gim',
  )`(^)(?:[> ]{0,4}[\w+/]{1,76}={0,2}[ \t]{0,20}\r?\n){1,200}(?=[> ]{0,4}-{4,5} ?END [A-Z0-9 ]{0,99}PRIVATE KEY)`,
  rule`(private-lines: \d{1,5}\r?\n)[a-z0-9+/=\s]+`,
]

export const SHAPES: readonly Rule[] = [
  ruleWith('g')`(\b)(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
  ruleWith(
    'g',
  )`(\b)(?:gh[pousr]_|[a-z]{4,6}_pat_|glpat-|x(?:ox[a-z]|app)-|npm_|hvs\.|AIza|ya29\.|1//0|SG\.|[rs]k[-_][a-z]{3,7}[-_]|eyJ)[\w.~-]{16,}`,
  ruleWith('g')`(\$(?:apr1|\w{1,2})\$)[^\s:"']{8,}`,
  ruleWith(
    'gm',
  )`(^(?![\da-fA-F:]{8,40}(?:\W|$))[\w.*-]{1,99}:(?:\d{1,5}|\*):[\w*-]{1,99}:[\w*-]{1,99}:)\S+`,
  notOnLines(
    /sha256|pin|digest|fingerprint|docker|container|sandbox|checksum|commit|\bid=|^[\da-f]{64} [ *]\S/i,
    /\b(?:docker|podman|nerdctl) (?!.{0,99}\b(?:exec|logs)\b)/,
  )`((?:^|[^\w:/-]))[0-9a-f]{64}(?![\w-])`,
  notOnLines(/sha\d|pin|digest|fingerprint/i)`((?:^|[^\w+/-]))[a-z0-9+/]{43}=(?![\w=])`,
  ruleWith(
    'g',
  )`((?:^|[^\w+/.=-]))(?=[a-z0-9+/]{0,39}[A-Z])(?=[A-Z0-9+/]{0,39}[a-z])(?=[A-Za-z+/]{0,39}\d)[A-Za-z0-9][A-Za-z0-9+/]{39}(?![\w+/.=-])`,
  ruleWith(
    'g',
  )`((?:^|[^\w-]))(?=[A-Z\d-]{0,70}(?:[A-Z]\d|\d[A-Z]))[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){3,7}(?![\w-])`,
  ruleWith('g')`((?:^|[^\w-]))(?=[a-z-]{0,30}\d)[a-z0-9]{4}(?:-[a-z0-9]{4}){3,4}(?![\w-])`,
  onLines(
    /licen[sc]e|serial|activation/i,
  )`((?:^|[^\w-]))(?=[a-z-]{0,99}\d)[a-z0-9]{4,8}(?:-[a-z0-9]{4,12}){2,7}(?![\w-])`,
]
