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
