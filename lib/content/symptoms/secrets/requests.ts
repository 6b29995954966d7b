import { onLines, type Rule, rule } from './rule'
import { JOIN, NAME, REFERENCE } from './words'

/** Secrets in headers and URLs. */
export const REQUESTS: readonly Rule[] = [
  // Headers.
  rule(
    String.raw`(authorization${JOIN}["']?(?:digest|oauth|signature|aws4-hmac-sha256)\s{1,5})[^\n]+`,
  ),
  rule(
    String.raw`(authorization${JOIN}\\{0,3}["']?(?:(?:basic|bearer|token|negotiate|ntlm|apikey|sharedkey)\s{1,5})?)(?![ \t]{0,20}(?:[a-z]{1,20}\s{1,5})?${REFERENCE})[^"'\\\n]+`,
  ),
  rule(String.raw`(\b(?:set-)?cookie${JOIN}\\{0,3}["']?)[^"'\\\n]+`),
  rule(String.raw`(\bbearer\s{1,5})(?!realm|error)(?=[a-z]{0,80}[-\d._~+/])[-\w.~+/]+=*`),
  rule(String.raw`(\bbasic\s{1,5})(?!realm)(?=[a-z+/]{0,80}[\d=])[a-z0-9+/]{6,}=*`),
  rule(String.raw`(\b[Bb]asic\s{1,5})(?=[A-Z]{0,9}[a-z]{1,9}[A-Z])[A-Za-z0-9+/]{6,}=*`, 'g'),

  // URLs.
  rule(String.raw`(\brtmp[a-z]{0,2}://[^\s/"'<>]{1,200}/[^\s/?"'<>]{1,100}[/?])[^\s"'<>]+`),
  rule(
    String.raw`("server":\s{0,5}"(?:rtmp|srt)[^"\n]{1,200}",\s{0,40}"(?:key|stream)":\s{0,5}")[^"\n]+`,
  ),
  rule(
    String.raw`("(?:key|stream)":\s{0,5}")[^"\n]{1,400}(?=",\s{0,40}"server":\s{0,5}"(?:rtmp|srt))`,
  ),
  onLines(
    /rtmp/i,
    String.raw`((?:\bpublish: name=|\b(?:key|stream[ _]name)["']?[ \t]{0,3}[:= ])[ \t]{0,3}["']?)(?![-\s"':=]|\*\*\*|(?:frames?|int|is|was|not|and|or|missing|invalid|wrong|rejected|found)\b)[^\s"',}]+`,
  ),
  rule(String.raw`(\binline:)[\w+/=]{16,}`),
  rule(
    String.raw`(\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@"'<>]{0,80}:)(?!${REFERENCE})[^\s/"'<>]{1,4000}(?=@)`,
  ),
  rule(
    String.raw`((?:^|[\s"'=])(?!mailto|to|from|cc|e?mail|user)[a-z][\w.-]{0,40}:)[^\s/:@"'<>]{1,120}(?=@(?!sha\d)[\w[])`,
  ),
  rule(String.raw`(hooks\.slack\.com/\w{1,20}/|api\.telegram\.org/bot)[^\s"'<>]+`),
  rule(
    String.raw`(\bhttps?://[^\s"'<>]{1,200}/(?:IncomingWebhook|webhooks?)/)(?=[\w@/.-]{20})[^\s"'<>]+`,
  ),
  rule(String.raw`([?&](?:[\w.%[\]-]{0,60}?${NAME}|key)=)(?!${REFERENCE})[^\s&;"'<>\\]+`),
  rule(
    String.raw`(${NAME}(?:%(?:25)?22)?%(?:25)?3[da](?:%(?:25)?2[02]|\+)?)(?:(?!%(?:25)?2[26])[^\s&"'<>])+`,
  ),
]
