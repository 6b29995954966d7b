import { JOIN, NAME, onLines, REFERENCE, type Rule, rule, ruleWith, SCHEME, SENTENCE } from './rule'

/** A port after `localhost` or a host name with a dot, followed by the start of a path, query, or hash. */
const PORT = String.raw`(?<=\.[\w-]{1,99}:|localhost:)\d{1,5}[/?#]`

export const REQUESTS: readonly Rule[] = [
  // Headers.
  rule`(authorization${JOIN}["']?[\w-]{2,20}\s{1,20})(?=\w{1,20}=\\{0,7}"?\w)[^\n]+`,
  rule`(authorization${JOIN}\\{0,3}["']?${SCHEME})(?![ \t]{0,20}(?:[a-z]{1,20}\s{1,20})?${REFERENCE})[^"'\\\n]+`,
  rule`(\b(?:set-)?cookie${JOIN}\\{0,3}["']?)[^"'\\\n]+`,
  rule`(\bbearer\s{1,20})(?!realm|error)(?=[a-z]{0,99}[-\d._~+/])[-\w.~+/]+=*`,
  rule`(\b(?:basic|negotiate|ntlm|auth (?:plain|login))\s{1,20})(?!realm|xoauth)(?=[a-z+/]{0,99}[\d=])[a-z0-9+/]{6,}=*`,
  // Answers to SMTP's 334 prompts. The prompts are `Username:` and `Password:` in Base64.
  rule`(\b334[ \t]{1,20}(?:VXNlcm5hbWU6|UGFzc3dvcmQ6)[ \t]{0,20}\r?\n[^\w\n]{0,9}(?:C: )?)[\w+/]+=*`,
  ruleWith('g')`(\b[Bb]asic\s{1,20})(?=[A-Z]{0,9}[a-z]{1,9}[A-Z])[A-Za-z0-9+/]{6,}=*`,

  // URLs and stream keys.
  rule`(\brtmp[a-z]{0,2}://[^\s/"'<>]{1,400}/[^\s/?"'<>]{1,99}[/?])[^\s"'<>]+`,
  // A URL in JSON with escaped slashes.
  rule`(\brtmp[a-z]{0,2}:(?:\\/){2}[^\s/"'<>\\]{1,400}\\/[^\s/?"'<>\\]{1,99}(?:\\/|\?))[^\s"'<>]+`,
  rule`("server":\s{0,20}"(?:rtmp|srt)[^"\n]{1,400}",\s{0,99}"(?:key|stream)":\s{0,20}")[^"\n]+`,
  rule`("(?:key|stream)":\s{0,20}")[^"\n]{1,400}(?=",\s{0,99}"server":\s{0,20}"(?:rtmp|srt))`,
  onLines(
    /rtmp/i,
  )`((?:\bpublish: name=|\b(?:key|stream[ _]?name)["']?[ \t]{0,20}[:= ])[ \t]{0,20}["']?)(?![-\s"':=*])${SENTENCE}[^\s"',}]+`,
  rule`(\binline:)[\w+/=]{16,}`,
  rule`(\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@"'<>]{0,99}:)(?!${REFERENCE}|${PORT})(?:[^\s"'<>]|["'<>](?=\w)){1,400}(?=@(?!sha\d)[\w[{$])`,
  rule`((?:^|[\s"'=])(?!mailto|to|from|cc|e?mail|user)[a-z][\w.-]{0,99}:)(?!/|${PORT})[^\s"'<>]{1,120}(?=@(?!sha\d)[\w[{$])`,
  rule`(\bobjectstorage\.[^\s/"'<>]{1,99}/p/)[^\s/"'<>]+`,
  rule`(\b(?:hooks\.slack\.com/\w{1,20}/|api\.telegram\.org/bot|https?://[^\s"'<>]{1,400}/(?:IncomingWebhook|webhooks?)/))(?=[\w@/:.-]{20})[^\s"'<>]+`,
  rule`([?&](?:[\w.%[\]-]{0,99}?${NAME}|key)=)(?!${REFERENCE})[^\s&;"'<>\\]+`,
  rule`(${NAME}(?:%(?:25)?22)?%(?:25)?3[da](?:%(?:25)?2[02]|\+)?)(?:(?!%(?:25)?2[26])[^\s&"'<>])+`,
]
