import { notOnLines, onLines, type Rule, rule } from './rule'

/** Private keys, masked first because their lines look like other secrets. */
export const PRIVATE_KEYS: readonly Rule[] = [
  rule(String.raw`(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)(?:(?!-----END)[\s\S])+`),
  rule(String.raw`(private-lines: \d{1,5}\r?\n)[a-z0-9+/=\s]+`),
]

/** Secrets that are recognized by their form. */
export const SHAPES: readonly Rule[] = [
  rule(String.raw`(\b)(?:AKIA|ASIA)[A-Z0-9]{16}\b`, 'g'),
  rule(
    String.raw`(\b)(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|dckr_pat_|npm_|hvs\.|AIza|ya29\.|sk_live_|eyJ)[\w.~-]{16,}`,
    'g',
  ),
  rule(String.raw`(\$(?:apr1|2[aby]|5|6|y)\$)[^\s:"']{8,}`, 'g'),
  rule(String.raw`(^[\w.*-]{1,80}:(?:\d{1,5}|\*):[\w*-]{1,60}:[\w*-]{1,60}:)[^\s]+`, 'gm'),
  notOnLines(
    /sha256|pin|digest|fingerprint|docker|container|sandbox|checksum|commit|\bid=|^[\da-f]{64} [ *]\S/i,
    String.raw`((?:^|[^\w:/-]))[0-9a-f]{64}(?![\w-])`,
    /\b(?:docker|podman|nerdctl) (?:compose |container |image |volume )?(?:run|create|start|build|inspect|ps|images)\b/,
  ),
  notOnLines(/sha\d|pin|digest|fingerprint/i, String.raw`((?:^|[^\w+/-]))[a-z0-9+/]{43}=(?![\w=])`),
  rule(
    String.raw`((?:^|[^\w+/.=-]))(?=[a-z0-9+/]{0,39}[A-Z])(?=[A-Z0-9+/]{0,39}[a-z])(?=[A-Za-z+/]{0,39}\d)[A-Za-z0-9][A-Za-z0-9+/]{39}(?![\w+/.=-])`,
    'g',
  ),
  rule(
    String.raw`((?:^|[^\w-]))(?=[A-Z-]{0,60}\d)[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){3,7}(?![\w-])`,
    'g',
  ),
  rule(String.raw`((?:^|[^\w-]))(?=[a-z-]{0,30}\d)[a-z0-9]{4}(?:-[a-z0-9]{4}){3,4}(?![\w-])`, 'g'),
  onLines(
    /licen[sc]e|serial|activation/i,
    String.raw`((?:^|[^\w-]))[a-z0-9]{4,8}(?:-[a-z0-9]{4,12}){3,7}(?![\w-])`,
  ),
]
