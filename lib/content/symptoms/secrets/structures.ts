import { DOUBLE, LONG_NAME, NAME, QUOTE, REFERENCE, type Rule, rule, SCHEME } from './rule'

const SET = String.raw`\\{0,3}["']?\s{0,20}[:=]\s{0,20}\\{0,3}`
/** For each form of a value: its quotation mark, a lookahead before the value, and a pattern for one character. */
const VALUES = [
  ['"', '', '[^"\\\\\\n]'],
  ["'", '', "[^'\\\\\\n]"],
  ['', '(?![\\s\\\\"\'])', '[^\\n]'],
] as const
const itemsUntil = (end: string) =>
  String.raw`(?:"(?:\\.|[^"\\\n]){0,400}"|'[^'\n]{0,400}'|[^${end}\n]|\n(?=\s{0,99}["'${end}]))+`

/** Rules for values whose name is in a separate field, tag, or argument, and for lists and objects after a name. */
export const STRUCTURES: readonly Rule[] = [
  // Separate fields for name and value, as in Kubernetes, XML settings, and JSON.
  ...VALUES.flatMap(([quote, start, character]) => [
    rule`(\b(?:name|key|id)${SET}["']?${LONG_NAME}\\{0,3}["']?[\s,]{1,99}\\{0,3}["']?value${SET}${quote})${start}${character}+`,
    rule`(\bvalue${SET}${quote})${start}${character}{1,400}(?=\\{0,3}${quote}[\s,]{1,99}\\{0,3}["']?(?:name|key)${SET}["']?${LONG_NAME}(?!\w))`,
  ]),
  // XML elements and Terraform variables.
  rule`(<(?:name|key)>${LONG_NAME}</(?:name|key)>\s{0,99}<(?:value|string)>)[^<]+`,
  rule`(\bvariable\s"${LONG_NAME}"\s{0,20}\{[^{}]{0,400}?\bdefault\s{0,20}=\s{0,20}")${DOUBLE}`,
  rule`(<[^\s<>]{1,99}\s[^<>]{0,400}?\b(?:name|key|id)=["']${LONG_NAME}["'][^<>]{0,400}>)[^<]+`,
  rule`((?<![:=/,@-])<(?:${LONG_NAME}|streamname)(?:\s[^<>]{0,400})?>(?:<!\[CDATA\[)?)(?![ \t](?:(?!</)[^\n]){0,400}(?:\n|$))(?:(?!\]\]>|</|<\w)[\s\S])+`,
  rule`(${NAME}&gt;)(?:(?!&lt;)[^\n])+`,

  // A list or an object of strings after a secret's name.
  rule`(${NAME}${QUOTE}?\s{0,20}[:=]\s{0,20}\[)(?=\s{0,99}\\{0,7}["'])${itemsUntil('\\]')}`,
  rule`(${NAME}(?<!secret|credentials?|cookie)${QUOTE}?\s{0,20}[:=]\s{0,20}\{)(?=\s{0,99}\\{0,7}["'][\w@. -]{1,99}\\{0,7}["']\s{0,20}:\s{0,20}\\{0,7}["'])${itemsUntil('}')}`,

  // The password after a user name, as in `auth=("user", "…")`.
  rule`((?:credential|basicauth|auth=)\(?\s{0,20}["'][^"'\n]{1,99}["'],\s{0,20}["'])[^"'\n]+`,

  rule`((?:\(\s{0,20}["']|["']--)(?:authorization|${LONG_NAME})["'],\s{0,20}["']${SCHEME})(?!${REFERENCE})[^"'\n]+`,
]
