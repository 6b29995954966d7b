import { type Rule, rule } from './rule'
import { NAME, PASSWORD, PLAIN_NAME, REFERENCE, SENTENCE } from './words'

/** A word that contains a digit or a special character, unless the word is a number, option, path, or setting. */
const SECRET_WORD = String.raw`(?![-*"'(<{[|/\\]|${REFERENCE}|\d{1,9}(?:[-.,\s/]|$)|[a-z]{2,9}=["\w])(?=\S{4})(?=[^\s\d!@#$%^&+=]{0,99}(?:\d|[!@#$%^&+=]\S))\S+`
export const PROSE: readonly Rule[] = [
  rule`(${PLAIN_NAME}[ \t]{1,20})${SECRET_WORD}`,
  rule`(${PLAIN_NAME}[ \t]{1,20}\[)(?=[^\]\s]{0,99}[\d!@#$%^&+=])(?=[^\]\s]{4})[^\]\n]+`,
  rule`(token[ \t]{1,20})(?=\S{16})${SECRET_WORD}`,
  rule`(\blog(?:in|on)[ \t]{1,20}[a-z][\w\\-]{0,99}/)${SECRET_WORD}`,
  rule`(\b(?:${PASSWORD})(?: (?:for|of)(?: [\w@.'-]{1,99}){1,4})? (?:is|was|ist|lautet|est|es|é):?[ \t]{1,20}["„“'«]?[^\S\n]{0,2})${SENTENCE}[^\s"“”»]+`,
  rule`(${NAME} (?:\w{2,4} ){0,2}(?:(?:chang|updat|rotat)ed|(?:re)?set) (?:from|to) )${SENTENCE}(?:\S+ to )?\S+`,
]
