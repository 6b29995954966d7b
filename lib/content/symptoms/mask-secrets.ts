/** The kinds of secrets that are masked, as text for the page; `mask-secrets.test.ts` tests each kind. */
export const MASKED =
  'passwords, tokens, cookies, stream keys, private keys, and license numbers in their usual forms'

const MASK = '***'

/** Endings that mark names of secret settings and headers, unless they are part of a longer word such as `bypass`. */
const NAME = String.raw`(?:(?:passwords?|passwort|mot de passe|contraseña|senha|пароль|密码|パスワード|passwd|passphrase|pass_phrase|passcode|kennwort|(?<!PublicKey)tokens?|secret|credentials?|cookie|community|playpath|streamid|authkey|webuiusers?|sessionid|client-key-data|tls\.key|dockercfg|dockerconfigjson|x-goog-credential|x-amz-credential|(?:api|access|account|auth|shared|client|private|stream|signing|master|storage|encryption|secret|licen[sc]e|activation|session|ssh|service)[-_ ]?key|licen[sc]e[-_ ]?(?:code|number)|ssh-privatekey|key[-_]content|(?:db|user|root|smtp|ftp|admin|ldap|proxy|pg|web|my|become|publish|read|rtsp|rtmp|mqtt|ssh|mail|https?|api|host|server|stream|source|redis|mongo|(?:my)?sql|postgres|vpn|wifi|bind|sudo|login)[-_]?(?:pass|pwd)|(?:bind|root)pw)|\b(?:(?:[a-z0-9]{1,20}_){0,5}(?:pass|pwd|psk)|pw|_?auth|sig|signature|hmac|x-(?:amz|goog)-signature|access_key_id|hdn(?:ts|ea)))(?:[-_]?(?:value|hash|text|string|data|base64|plain|manager|primary|backup|old|new|confirm|\d{1,3})|(?: (?:for|of|de|du|für)(?: [\w@.'-]{1,40}){1,4})| lautet| \([\w ]{1,20}\)|\?)?`
const QUOTE = String.raw`(?:\\{0,7}["']|&quot;)`
/** Separators between a name and its value on one line. */
const JOIN = String.raw`${QUOTE}?\]?[ \t]{0,20}(?:=>|->|:=|:(?![:/])|=(?!=))[ \t]{0,20}(?:[[{][ \t]{0,5})?`
/** A variable, template, or file path from which a program reads a secret. */
const REFERENCE = String.raw`(?:\$\{\w{1,60}\}|\$(?:[A-Z]{2,20}_[A-Z_]{2,40}|PASS(?:WORD)?|TOKEN|SECRET)|%[A-Z_]{3,40}%|\{[A-Z][A-Z_]{3,60}\}|\{?\{[^{}"'\n]{1,100}\}\}|<[a-z][\w -]{1,40}>|(?:var|local|data|module)\.[a-z_][\w.]{1,80}|/(?:run|var|etc|home|root|opt|usr|mnt)/[\w./-]{1,200})(?=[\s,;}\]&"'<@]|$)`
const DOUBLE = String.raw`(?!${REFERENCE})(?:\\[^\n]|[^"\\\n])+`
const SINGLE = String.raw`(?!${REFERENCE})(?:\\[^\n]|''|[^'\\\n])+`
/** Negative lookahead that excludes values that are not secrets, and the start of a list. */
const PLAIN = String.raw`(?!(?:true|false|yes|no|on|off|null|none|nil|undefined|optional|required|\d{1,2}|[(<](?:not set|unset|none|empty|nil|null|hidden|redacted|sensitive(?: value)?|known after apply)[)>])(?:[\s,;}\]&"'<]|$)|${REFERENCE}|[[{](?:\s|["'\\]|$)|[|>][-+]?[ \t]{0,20}(?:\r?\n|$))`

type Rule = {
  /**
   * The first group matches the text to keep; the rest matches the secret. Only the secret may have unlimited length,
   * so that matching takes linear time.
   */
  readonly secret: RegExp
  /** Selects lines by their text and the line above. If omitted, the rule applies to the whole text. */
  readonly appliesTo?: (line: string, above: string) => boolean
}

const rule = (text: string, flags = 'gi'): Rule => ({ secret: new RegExp(text, flags) })
const onLines = (words: RegExp, text: string): Rule => ({
  ...rule(text),
  appliesTo: (line) => words.test(line),
})
const notOnLines = (words: RegExp, text: string, notBelow?: RegExp): Rule => ({
  ...rule(text),
  appliesTo: (line, above) => !words.test(line) && notBelow?.test(above) !== true,
})

export const RULES: readonly Rule[] = [
  rule(String.raw`(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)(?:(?!-----END)[\s\S])+`),
  rule(String.raw`(private-lines: \d{1,5}\r?\n)[a-z0-9+/=\s]+`),

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

  // Separate name and value fields in Kubernetes, XML settings, and JSON.
  ...['"', "'", ''].map((quote) =>
    rule(
      String.raw`(\b(?:name|key|id)\\{0,3}["']?\s{0,5}[:=]\s{0,5}\\{0,3}["']?[\w.:-]{0,60}?${NAME}\\{0,3}["']?[\s,]{1,40}\\{0,3}["']?value\\{0,3}["']?\s{0,5}[:=]\s{0,5}\\{0,3}${quote})${quote === '' ? String.raw`(?![\\"'])[^\n]+` : String.raw`[^${quote}\\\n]+`}`,
    ),
  ),
  rule(
    String.raw`(<(?:name|key)>[\w.:-]{0,60}?${NAME}</(?:name|key)>\s{0,40}<(?:value|string)>)[^<]+`,
  ),
  rule(String.raw`(\bvalue=")[^"]{1,400}(?="\s{1,9}(?:name|key)="[\w.:-]{0,60}?${NAME}")`),
  rule(
    String.raw`("value":\s{0,5}")[^"]{1,400}(?=",\s{0,40}"(?:name|key)":\s{0,5}"[\w.:-]{0,60}?${NAME}")`,
  ),
  rule(
    String.raw`(\bvariable\s"\w{0,60}?${NAME}"\s{0,5}\{[^{}]{0,300}?\bdefault\s{0,20}=\s{0,5}")${DOUBLE}`,
  ),
  rule(
    String.raw`(<[^\s<>]{1,80}\s[^<>]{0,200}?\b(?:name|key|id)=["'][\w.:-]{0,60}?${NAME}["'][^<>]{0,200}>)[^<]+`,
  ),
  rule(
    String.raw`(<[\w:.-]{0,60}?${NAME}(?:\s[^<>]{0,200})?>(?:<!\[CDATA\[)?)(?:(?!\]\]>|</|<\w)[\s\S])+`,
  ),
  rule(String.raw`(${NAME}&gt;)(?:(?!&lt;)[^\n])+`),

  // The second argument to a function.
  onLines(
    /credential\(|basicauth|auth=\(/i,
    String.raw`((?:credential|basicauth|auth=)\(?\s{0,5}["'][^"'\n]{1,80}["'],\s{0,5}["'])[^"'\n]+`,
  ),

  rule(
    String.raw`(\(\s{0,3}["'](?:authorization|[\w.-]{0,40}?${NAME})["'],\s{0,3}["'](?:(?:basic|bearer|token|apikey)\s{1,5})?)(?!${REFERENCE})[^"'\n]+`,
  ),

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

  // Options and arguments of programs.
  rule(String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}"(?!\d{1,9}:)[^\s:"]{1,80}:)[^"\n]+`),
  rule(String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}'(?!\d{1,9}:)[^\s:']{1,80}:)[^'\n]+`),
  rule(
    String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}(?!\d{1,9}:)[^\s:"']{1,80}:["']?)(?!//|\*)[^\s"']+`,
  ),
  onLines(/\bsnmp/i, String.raw`(\s-(?:c|A|X|3[mMkK])[ \t]{0,3}["']?)[^\s"']+`),
  onLines(
    /\b(?:ro|rw|trap)?com(?:munity|2sec)|\btrap2?sink/i,
    String.raw`(^\s{0,9}(?:(?:ro|rw|trap|snmp-server )community6?|com2sec6?\s{1,9}\S{1,40}\s{1,9}\S{1,80}|trap2?sink\s{1,9}\S{1,80})\s{1,9})\S+`,
  ),
  onLines(/\bcreateuser\b/i, String.raw`(\s(?:md5|sha(?:-?\d{1,3})?|des|aes)\s{1,5}["']?)[^\s"']+`),
  onLines(
    /\bnet\s{1,5}use\s/i,
    String.raw`(\bnet\s{1,5}use\s[^\n\\"]{0,40}(?:"\\\\[^"\n]{1,200}"|\\\\\S{1,200})\s{1,5}(?:/\S{1,80}\s{1,5}){0,4})(?![/*"])\S+`,
  ),
  onLines(
    /\bnet\s{1,5}use\s/i,
    String.raw`(\bnet\s{1,5}use\s[^\n\\"]{0,40}(?:"\\\\[^"\n]{1,200}"|\\\\\S{1,200})\s{1,5}(?:/\S{1,80}\s{1,5}){0,4}")[^"\n]+`,
  ),
  onLines(/\bnet\s{1,5}use\s/i, String.raw`(\s/user:\S{1,80}\s{1,5}")[^"\n]+`),
  onLines(/\bnet\s{1,5}use\s/i, String.raw`(\s/user:\S{1,80}\s{1,5})(?![/*"])\S+`),
  onLines(
    /\bnet\s{1,5}user\s/i,
    String.raw`(\bnet\s{1,5}user\s{1,5}(?!/)\S{1,80}\s{1,5})(?![/*])\S+`,
  ),
  onLines(/\b(?:cmdkey|xfreerdp|schtasks|wmic)\b/i, String.raw`(\s/(?:p|pass|rp)[: ])\S+`),
  onLines(
    /\b(?:mysql[\w-]{0,20}|mariadb[\w-]{0,20}|sshpass|sqlcmd|login|psexec|mongo\w{0,9}|7z|zip|unzip|redis-cli|ldap\w{0,9}|ipmitool)\b/i,
    String.raw`(\s-(?:p|P|a|w)[ \t]{0,3}["']?)(?![-="'\s])(?!\d{1,5}(?:\s|$))[^\s"']+`,
  ),
  onLines(
    /\|\s{0,5}(?:sudo\s{1,5}-S|(?:sudo\s{1,5})?(?:passwd|chpasswd|net\s{1,5}use)|[^\n]{0,200}--?password-stdin)/i,
    String.raw`(\b(?:echo|printf)\s{1,5}(?:-n\s{1,5})?["']?)[^|"'\n]+`,
  ),
  onLines(
    /<<</,
    String.raw`(\b(?:sudo\s{1,5}-S|passwd|chpasswd|--?password-stdin)[^\n<]{0,100}<<<[ \t]{0,5}["']?)[^"'\n]+`,
  ),
  rule(
    String.raw`(\bget\s{1,5}secrets?\b[^\n]{1,300}(?:jsonpath|go-template|base64)[^\n]{0,300}\n)[^\n]+`,
  ),
  onLines(/\bcurl\b/i, String.raw`(\s-b[ \t]{0,3}["']?[\w-]{1,60}=)[^"'\n]+`),
  onLines(/--from-literal/i, String.raw`(--from-literal[= ]["']?[^\s=]{1,80}=)[^\s"']+`),
  onLines(/\bsetx\s/i, String.raw`(\bsetx\s{1,5}\S{0,60}${NAME}\s{1,5})\S+`),
  onLines(/\bsmbclient\b/i, String.raw`(\s-U[ \t]{0,3}["']?[^\s%"']{1,80}%)[^\s"']+`),
  onLines(/\bpass(?:in|out)?\s{1,5}pass:/i, String.raw`(\bpass:)\S+`),
  onLines(/\b(?:machine|login)\s/i, String.raw`(\blogin\s{1,5}\S{1,80}\s{1,5}password\s{1,5})\S+`),
  onLines(
    /convertto-securestring/i,
    String.raw`(securestring\s{1,5}(?:-string\s{1,5})?["'])[^"'\n]+`,
  ),

  // Secrets with a distinctive form.
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

/** Replaces each secret in one of the forms above with `***`. Other secrets stay. */
export function maskSecrets(text: string): string {
  const masked = RULES.reduce((before, { secret, appliesTo }) => {
    const hide = (part: string) => part.replace(secret, `$1${MASK}`)
    if (appliesTo === undefined) return hide(before)
    return before
      .split('\n')
      .map((line, index, lines) => (appliesTo(line, lines[index - 1] ?? '') ? hide(line) : line))
      .join('\n')
  }, text)
  return maskKubernetesSecrets(masked)
}

/** Masks all values below `data` in a Kubernetes Secret, because their names can be anything. */
function maskKubernetesSecrets(text: string): string {
  if (!/kind\\{0,3}["']?:\s{0,5}\\{0,3}["']?Secret\b/.test(text)) return text
  let level = -1
  return text
    .split('\n')
    .map((line) => {
      const indent = line.search(/\S/)
      if (indent <= level) level = -1
      if (level >= 0 && indent > level)
        return line.replace(/^([^:]*:[ \t]*|[ \t]*)\S.*$/, `$1${MASK}`)
      if (/^\s*["']?(?:data|stringData)["']?:\s*\{?\s*$/.test(line)) level = indent
      return line.replace(/((?:data|stringData)\\{0,3}["']?:[ \t]{0,5})\{[^{}]*/g, `$1{${MASK}`)
    })
    .join('\n')
}
