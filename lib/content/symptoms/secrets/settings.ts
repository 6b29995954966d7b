import { type Rule, rule, ruleWith } from './rule'
import {
  ARGUMENT,
  DOUBLE,
  JOIN,
  LONG_NAME,
  NAME,
  PASSWORD,
  PLAIN,
  QUOTE,
  REFERENCE,
  SINGLE,
} from './words'

/** Text that may follow a setting on its line, and so shows where the value ends. */
const NEXT = String.raw`[,;]?[ \t]{1,20}(?:HTTP/\d|(?:failed|status|error):|[\w.-]{2,30}=\S|[1-5]\d\d [A-Z])`
/** A command on the same line as an assignment, recognized by an option, a URL, or a path. */
const COMMAND = String.raw`(?=[ \t])[^\n]{0,400}?(?:[ \t]--?[a-z]|//|[ \t]\.{0,2}/\w)`
/** The start of an assignment on its own line. */
const ASSIGNMENT = String.raw`^[ \t]{0,99}(?:export |setx? |arg |\$?env[ :]|-e? )?${LONG_NAME}`

/** The end of a string and an operator: `+` or `.` before another string, `->` before the new value in Terraform. */
const THEN = String.raw`["'][ \t]{0,20}(?:[+.]|->)[ \t]{0,20}`

/** Values after their name. */
export const SETTINGS: readonly Rule[] = [
  // A quoted value after its name.
  rule`(${NAME}${JOIN}\\{1,7}["'])(?:\\{2,8}["']|[^"'\n])+`,
  rule`(${NAME}${JOIN}&quot;)(?:(?!&quot;)[^\n])+`,
  rule`(${NAME}${JOIN}[@a-z]{0,2}")${DOUBLE}`,
  rule`(${NAME}${JOIN}[@a-z]{0,2}')${SINGLE}`,
  rule`(["']${LONG_NAME}=)(?!["'])[^"'\n]+`,
  rule`(\b(?:password|passphrase|identified by)[ \t]{1,20})(?=["'])${ARGUMENT}`,
  // The strings added to a masked string, and the new value in a Terraform change.
  rule`((?:\*\*\*|\b(?:bearer|basic|token)[ \t]{0,20})${THEN})(?=["'])${ARGUMENT}(?:${THEN}${ARGUMENT})*`,
  // An unquoted value, on the same line as its name or on the next line. It may end before its line ends.
  ruleWith(
    'gim',
  )`(${NAME}["']?:[ \t]{0,20}\r?\n)(?=\S{1,400}[ \t]{0,20}\r?$)(?![\w."'-]{1,99}\s{0,20}[:=](?:\s|$)|[-<>{}[\]])\S+`,
  rule`(${NAME}["']?:[ \t]{0,20}\r?\n[ \t]{1,99}(?:- )?)(?![ \t]|[\w."'-]{1,99}\s{0,20}[:=](?:\s|$)|[-<>{}[\]])[^\n]+(?:\r?\n[ \t]{1,99}(?:- )?(?![ \t-]|[\w."'-]{1,99}\s{0,20}[:=](?:\s|$))[^\n]+)*`,
  // A password among the comma-separated options of `mount -o`.
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

  // Users of the Web UI, each as a role, a name, and a password.
  ruleWith(
    'gm',
  )`((?:^|[\s"'=:([,])(?:admin|user),[^\s,"'<]{1,99},)(?=[-a-z_.]{0,99}[^-a-z_.\s,"'<]|[^\s,"'<]{1,400},(?:admin|user),)[^\s"']+`,

  // A line in a configuration file: a name, spaces, and a value.
  ruleWith(
    'gim',
  )`(^[ \t]{0,20}(?:(?:require|auth_)pass|masterauth|(?:root|bind)pw|enable secret(?: \d)?)[ \t]{1,20})(?![#*])\S+`,
]
