export const MASK = '***'

export type Rule = {
  /**
   * The first group matches the text to keep; the rest matches the secret. Only the secret may have unlimited length,
   * so that matching takes linear time.
   */
  readonly secret: RegExp
  /** Selects lines by their text and the line above. If undefined, the rule applies to the whole text. */
  readonly appliesTo: ((line: string, above: string) => boolean) | undefined
}

/** Creates rules from template literals, in which backslashes need no escaping. */
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
