import { type Rule, rule } from './rule'
import { DOUBLE, JOIN, NAME, PLAIN, QUOTE, REFERENCE, SINGLE } from './words'

/** Values after their name. */
export const SETTINGS: readonly Rule[] = [
  // A quoted value after its name.
  rule(String.raw`(${NAME}${JOIN}\\{1,7}["'])(?:\\{2,8}["']|[^"'\n])+`),
  rule(String.raw`(${NAME}${JOIN}&quot;)(?:(?!&quot;)[^\n])+`),
  rule(`(${NAME}${JOIN}[@a-z]{0,2}")${DOUBLE}`),
  rule(`(${NAME}${JOIN}[@a-z]{0,2}')${SINGLE}`),
  // The new value in a Terraform change.
  rule(`(${NAME}[ \\t]{0,20}[=:][ \\t]{0,5}"[*]{3}"[ \\t]{1,5}->[ \\t]{1,5}")${DOUBLE}`),
  rule(String.raw`(["'][\w.-]{0,60}?${NAME}=)(?!["'])[^"'\n]+`),
  rule(String.raw`(\b(?:password|passphrase|identified by)[ \t]{1,5}")${DOUBLE}`),
  rule(String.raw`(\b(?:password|passphrase|identified by)[ \t]{1,5}')${SINGLE}`),
  // An unquoted value: on the next line, to the end of the line, or to the end of the item in a list, URL, or command.
  rule(
    String.raw`(${NAME}["']?:[ \t]{0,20}\r?\n)(?=\S{1,300}[ \t]{0,9}\r?$)(?![\w."'-]{1,80}\s{0,5}[:=](?:\s|$)|[-<>{}[\]])\S+`,
    'gim',
  ),
  rule(
    String.raw`(${NAME}["']?:[ \t]{0,20}(?:[|>][-+]?)?[ \t]{0,20}\r?\n[ \t]{1,40})(?![\w."'-]{1,80}\s{0,5}[:=](?:\s|$)|[-<>{}[\]])[^\n]+(?:\r?\n[ \t]{1,40}(?![\w."'-]{1,80}\s{0,5}[:=](?:\s|$)|-\s)[^\n]+)*`,
  ),
  rule(String.raw`(;[ \t]{0,5}[\w ]{0,40}?${NAME}[ \t]{0,5}=[ \t]{0,5})(?!["'])[^;"'\n]+`),
  rule(
    String.raw`(^[ \t]{0,40}(?:export |set |setx |env |arg |\$env:|- |-e )?[\w.$:-]{0,60}?${NAME}[ \t]{0,20}=(?!=)[ \t]{0,20})${PLAIN}(?![\\"'\s]|\*\*\*)[^\n]+`,
    'gim',
  ),
  rule(
    String.raw`(${NAME}[ \t]{1,20}(?:[=-]>|=|:=|\|)[ \t]{1,20})${PLAIN}(?![\\"'\s=]|\*\*\*)[^\n]+`,
  ),
  rule(String.raw`(${NAME}(?:=>?|:=)[ \t]?)${PLAIN}(?![\\"'\s=]|\*\*\*|\(["'])[^\s"'<>&]+`),
  rule(
    String.raw`(${NAME}${QUOTE}?[ \t]{0,20}:(?![:/])[ \t]{0,20})${PLAIN}(?![\\"'\s]|\*\*\*|&quot;)[^\n]+`,
  ),
  rule(String.raw`((?:^|\s)--?[\w-]{0,40}?${NAME}[ \t]{1,5}")${DOUBLE}`),
  rule(String.raw`((?:^|\s)--?[\w-]{0,40}?${NAME}[ \t]{1,5}')${SINGLE}`),
  rule(
    String.raw`((?:^|\s)--?[\w-]{0,40}?${NAME}[ \t]{1,5})(?![-"'*]|${REFERENCE}|(?:strings?|stringArray|file|path)[ \t]{2})[^\s"']+`,
  ),
  rule(
    String.raw`(\b(?:password|passphrase) (?:is|was)[ \t]{1,5})(?!(?:not|wrong|incorrect|invalid|missing|required|expired|too|empty|correct|set|the|in|of|a|an|being|stored|another)\b)[^\s]+`,
  ),

  rule(
    String.raw`(\b(?:(?:passwort|kennwort) (?:ist|lautet)|mot de passe est|contraseña es|senha é)[ \t]{1,5}(?:«\s{0,2}|["„“'])?)(?!(?:nicht|falsch|leer|zu|ung|abgelaufen|erforder|in[cv]|requis|expir|obrig|obligat)[\p{L}]{0,20})[^\s"“”»]+`,
    'giu',
  ),

  // A line in a configuration file: a name, spaces, and a value.
  rule(
    String.raw`(^[ \t]{0,9}(?:requirepass|masterauth|auth_pass|rootpw|bindpw|enable secret(?: \d)?)[ \t]{1,9})(?![#*])\S+`,
    'gim',
  ),
  rule(
    String.raw`(^[ \t]{0,9}(?:\w{1,30}_)?password[ \t]{1,9})(?=\S{4,200}[ \t]{0,9}\r?$)(?=[^\s\d]{0,100}[\d!@#$%^&+=])(?!\*)\S+`,
    'gim',
  ),
]
