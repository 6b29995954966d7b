import {
  ARGUMENT,
  DOUBLE,
  JOIN,
  LONG_NAME,
  NAME,
  PASSWORD,
  PLAIN,
  PLAIN_NAME,
  QUOTE,
  REFERENCE,
  type Rule,
  rule,
  ruleWith,
  SENTENCE,
  SINGLE,
} from './rule'

/** Text that can follow an unquoted value on its line, such as `HTTP/1.1` or `error:`. The value ends before it. */
const NEXT = String.raw`[,;]?[ \t]{1,20}(?:HTTP/\d|(?:failed|status|error):|[\w.-]{2,30}=\S|[1-5]\d\d [A-Z])`
/** A command after an assignment on the same line, recognized by an option, a URL, or a path in the command. */
const COMMAND = String.raw`(?=[ \t])[^\n]{0,400}?(?:[ \t]--?[a-z]|//|[ \t]\.{0,2}/\w)`
/** An assignment at the start of a line, up to the end of the name. */
const ASSIGNMENT = String.raw`^[ \t]{0,99}(?:export |setx? |arg |\$?env[ :]|-e? )?${LONG_NAME}`

/** A closing quotation mark and an operator. `+` and `.` join strings; Terraform prints `->` before the new value. */
const THEN = String.raw`["'][ \t]{0,20}(?:[+.]|->)[ \t]{0,20}`

/** A word that contains a digit or a special character, unless the word is a number, option, path, or setting. */
const SECRET_WORD = String.raw`(?![-*"'(<{[|/\\]|${REFERENCE}|\d{1,9}(?:[-.,\s/]|$)|[a-z]{2,9}=["\w])(?=\S{4})(?=[^\s\d!@#$%^&+=]{0,99}(?:\d|[!@#$%^&+=]\S))\S+`

export const SETTINGS: readonly Rule[] = [
  // Quoted values.
  rule`(${NAME}${JOIN}\\{1,7}["'])(?:\\{2,8}["']|[^"'\n])+`,
  rule`(${NAME}${JOIN}&quot;)(?:(?!&quot;)[^\n])+`,
  rule`(${NAME}${JOIN}[@a-z]{0,2}")${DOUBLE}`,
  rule`(${NAME}${JOIN}[@a-z]{0,2}')${SINGLE}`,
  rule`(["']${LONG_NAME}=)(?!["'])[^"'\n]+`,
  rule`(\b(?:password|passphrase|identified by)[ \t]{1,20})(?=["'])${ARGUMENT}`,
  // Strings joined to a masked value or to a scheme such as `Bearer`, and the new value in a Terraform plan.
  rule`((?:\*\*\*|\b(?:bearer|basic|token)[ \t]{0,20})${THEN})(?=["'])${ARGUMENT}(?:${THEN}${ARGUMENT})*`,
  // Unquoted values, on the line of the name or below it.
  ruleWith(
    'gim',
  )`(${NAME}["']?:[ \t]{0,20}\r?\n)(?=\S{1,400}[ \t]{0,20}\r?$)(?![\w."'-]{1,99}\s{0,20}[:=](?:\s|$)|[-<>{}[\]])\S+`,
  rule`(${NAME}["']?:[ \t]{0,20}\r?\n[ \t]{1,99}(?:- )?)(?![ \t]|[\w."'-]{1,99}\s{0,20}[:=](?:\s|$)|[-<>{}[\]])[^\n]+(?:\r?\n[ \t]{1,99}(?:- )?(?![ \t-]|[\w."'-]{1,99}\s{0,20}[:=](?:\s|$))[^\n]+)*`,
  // A password before another option of `mount -o`.
  rule`(\s-o[ \t]{1,20}\S{0,400}?\b(?:${PASSWORD})=)(?!${REFERENCE})(?=[^\s"',]{1,400},[a-z_]{1,30}(?:[=,\s]|$))[^\s"',]+`,
  rule`(${NAME}=)(?!${REFERENCE})\{(?![\s"'{])(?:[^}\n]|\}\})+`,
  rule`(;[ \t]{0,20}[\w ]{0,99}?${NAME}[ \t]{0,20}=[ \t]{0,20})${PLAIN}[^;"'\n]+`,
  rule`(${NAME}${JOIN})${PLAIN}(?=[^\s"']{1,400}${NEXT})[^\s"']+`,
  ruleWith('gim')`(${ASSIGNMENT}=)${PLAIN}(?=[^\s"']{1,400}${COMMAND})[^\s"']+`,
  ruleWith('gim')`(${ASSIGNMENT}[ \t]{0,20}=(?!=)[ \t]{0,20})${PLAIN}[^\n]+`,
  rule`(${NAME}[ \t]{1,20}(?:[=-]>|=|:=|\|)[ \t]{1,20})${PLAIN}(?!=)[^\n]+`,
  rule`(${NAME}(?:=>?|:=)[ \t]?)${PLAIN}(?!=|\(["'])[^\s"'<>&]+`,
  rule`(${NAME}${QUOTE}?[ \t.]{0,99}[:：＝](?![:/])[ \t]{0,20})(?!exec: )${PLAIN}[^\n]+`,
  rule`((?:^|\s)--?${LONG_NAME}[ \t]{1,20})(?![-*]|(?:string\w{0,5}|file|path)[ \t]{2})${ARGUMENT}`,

  // Users of the Web UI, written as `role,name,password`.
  ruleWith(
    'gm',
  )`((?:^|[\s"'=:([,])(?:admin|user),[^\s,"'<]{1,99},)(?=[-a-z_.]{0,99}[^-a-z_.\s,"'<]|[^\s,"'<]{1,400},(?:admin|user),)[^\s"']+`,

  // A configuration line with only spaces between name and value.
  ruleWith(
    'gim',
  )`(^[ \t]{0,20}(?:(?:require|auth_)pass|masterauth|(?:root|bind)pw|enable secret(?: \d)?)[ \t]{1,20})(?![#*])\S+`,

  // Sentences.
  rule`(${PLAIN_NAME}[ \t]{1,20})${SECRET_WORD}`,
  rule`(${PLAIN_NAME}[ \t]{1,20}\[)(?=[^\]\s]{0,99}[\d!@#$%^&+=])(?=[^\]\s]{4})[^\]\n]+`,
  rule`(token[ \t]{1,20})(?=\S{16})${SECRET_WORD}`,
  rule`(\blog(?:in|on)[ \t]{1,20}[a-z][\w\\-]{0,99}/)${SECRET_WORD}`,
  rule`(\b(?:${PASSWORD})(?: (?:for|of)(?: [\w@.'-]{1,99}){1,4})? (?:is|was|ist|lautet|est|es|é):?[ \t]{1,20}["„“'«]?[^\S\n]{0,2})${SENTENCE}[^\s"“”»]+`,
  rule`(${NAME} (?:\w{2,4} ){0,2}(?:(?:chang|updat|rotat)ed|(?:re)?set) (?:from|to) )${SENTENCE}(?:\S+ to )?\S+`,
]
