export const MASK = '***'

export type Rule = {
  /**
   * The first group matches the text to keep, and the rest matches the secret. Only the secret may have a repetition
   * without an upper limit, so that matching takes linear time.
   */
  readonly secret: RegExp
  /**
   * Whether the rule applies to a line, judged by the line and the line above. If undefined, the rule runs on the whole
   * text at once, so a match can span lines.
   */
  readonly appliesTo: ((line: string, above: string) => boolean) | undefined
}

/** Returns a template tag that creates a rule. Backslashes in the template need no escaping. */
export const ruleWith =
  (flags = 'gi', appliesTo?: Rule['appliesTo']) =>
  (text: TemplateStringsArray, ...parts: readonly string[]): Rule => ({
    secret: new RegExp(String.raw(text, ...parts), flags),
    appliesTo,
  })

export const rule = ruleWith()
export const onLines = (words: RegExp, flags?: string) =>
  ruleWith(flags, (line) => words.test(line))
export const notOnLines = (words: RegExp, notBelow?: RegExp) =>
  ruleWith('gi', (line, above) => !words.test(line) && notBelow?.test(above) !== true)

export const PASSWORD = String.raw`passw(?:or[dt]|d)|mot\sde\spasse|contraseña|senha|пароль|密码|パスワード|pass_?phrase|passcode|kennwort`
const KEY =
  '(?:api|access|account|auth|shared|client|private|stream|signing|master|storage|encryption|secret|licen[sc]e|activation|session|ssh|service)[-_ ]?key'
/**
 * Matches the last word of a secret's name. Excludes words such as `bypass` and `compass`, counts such as
 * `tokens: 512`, and the ARN of an AWS secret.
 */
const ENDING = String.raw`(?:${PASSWORD})s?|(?<!by|com|multi|low|high|band)pass|pwd?|psk|(?<!PublicKey)token|tokens(?!["']?\s?[:=]\s?\d{1,7}\b)|(?<!arn:aws[\w:-]{5,80}:)secret|credentials?|cookie|community|playpath|streamid|web[-_]?ui[-_]?users?|sess(?:ion)?id|tls\.key|docker(?:cfg|configjson)|${KEY}|(?:licen[sc]e|activation)[-_ ]?(?:code|number)|key[-_]content`
/**
 * Matches the end of a secret's name, including a suffix such as `_old` or ` for admin`. `auth` and the words listed
 * with it match only at the start of a word.
 */
export const NAME = String.raw`(?:${ENDING}|\b(?:_?auth|sig(?!\WSIG[a-z]{2,6}\b)|signature|hmac|access_key_id|hdn\w\w))(?:[-_]?(?:value|hash|text|string|data|base64|plain|manager|primary|backup|old|new|confirm|\d{1,3})|(?: (?:for|of|de|du|für)(?: [\w@.'"\\/-]{1,99}){1,4})| lautet| \([\w ]{1,20}\)|\?)?`
export const LONG_NAME = String.raw`[\w.:$-]{0,99}?${NAME}`
/** Matches names after which a value may follow without a separator such as `=` or `:`. */
export const PLAIN_NAME = String.raw`(?:${PASSWORD}|\bpwd|${KEY})`
export const QUOTE = String.raw`(?:\\{0,7}["']|&quot;)`
/** Matches a separator between a name and its value on the same line. */
export const JOIN = String.raw`${QUOTE}?\]?[ \t.]{0,99}(?:=>|->|:=|[:：](?![:/])|=(?!=)|＝)[ \t]{0,20}(?:\[[ \t]{0,20})?`
/** An optional scheme, such as `Bearer`, before a credential in a header. Rules leave the scheme readable. */
export const SCHEME = String.raw`(?:(?:basic|bearer|token|negotiate|ntlm|apikey|sharedkey)\s{1,20})?`
/** Text that stands in for a secret: a variable, a template expression, a placeholder, or a file path. */
export const REFERENCE = String.raw`(?:\$\{\w{1,99}\}|\$(?:[A-Z]{2,20}_[A-Z_]{2,40}|PASS(?:WORD)?|TOKEN|SECRET)|%[A-Z_]{3,40}%|\{[A-Z][A-Z_]{3,60}\}|\{?\{[^{}"'\n]{1,99}\}\}|<[a-z][\w -]{1,99}>|(?:var|local|data|module)\.[a-z_][\w.]{1,99}|/(?:run|var|etc|home|root|opt|usr|mnt)/[\w./-]{1,400})(?=[\s,;}\]&"'<@]|$)`
/** Matches a line break in a quoted value only if a closing quotation mark follows. */
const breakBefore = (quote: string) =>
  String.raw`\n(?=[^${quote}]{0,400}${quote}(?:[\s,;}\]&"'<]|$))`
export const DOUBLE = String.raw`(?!${REFERENCE}|\s{0,20}\n)(?:\\[^\n]|[^"\\\n]|${breakBefore('"')})+`
export const SINGLE = String.raw`(?!${REFERENCE}|\s{0,20}\n)(?:\\[^\n]|''|[^'\\\n]|${breakBefore("'")})+`
export const ARGUMENT = String.raw`(?!${REFERENCE})(?:\\{1,3}["'][^"'\n]+|"${DOUBLE}|'${SINGLE}|[^\s"']+)`
/** Values that are not secrets, such as `true`, `none`, and `expired`. */
const STATUS = String.raw`true|false|yes|no|on|off|null|none|nil|undefined|optional|required|\w{2,3}abled|(?:in)?valid|ok|missing|expired`
/**
 * Negative lookahead before an unquoted value. Rejects values that are not secrets, values that are already masked, and
 * the start of a quoted string, a list, an object, or a YAML block.
 */
export const PLAIN = String.raw`(?!(?:${STATUS}|\d{1,2}|[(<][a-z ]{3,30}[)>])(?:[\s,;}\]&"'<]|$)|${REFERENCE}|[[{](?:\s|["'\\]|$)|[|>][-+\d]{0,2}[ \t]{0,20}(?:#[^\n]{0,99})?\r?\n|[\\"'\s]|[[{]?\*\*\*|&quot;)`
/** Negative lookahead for words that continue a sentence about a secret, such as `wrong`. */
export const SENTENCE = String.raw`(?!(?:${STATUS}|[a-z]{1,20}ed|is|was|not|and|or|found|int|frames?|wrong|correct|too|empty|(?:re)?set|the|in|of|an?|nicht|falsch|leer|zu|abgelaufen|(?:in[cv]|ung|expir|erforder|requi|ob[lr]ig)[a-zà-ÿ]{0,20})(?:[\s.,;!]|$))`
