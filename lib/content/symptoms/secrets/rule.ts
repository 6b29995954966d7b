export const MASK = '***'

export type Rule = {
  /**
   * The first group matches the text to keep; the rest matches the secret. Only the secret may have unlimited length,
   * so that matching takes linear time.
   */
  readonly secret: RegExp
  /** Selects lines by their text and the line above. If omitted, the rule applies to the whole text. */
  readonly appliesTo?: (line: string, above: string) => boolean
}

export const rule = (text: string, flags = 'gi'): Rule => ({ secret: new RegExp(text, flags) })
export const onLines = (words: RegExp, text: string): Rule => ({
  ...rule(text),
  appliesTo: (line) => words.test(line),
})
export const notOnLines = (words: RegExp, text: string, notBelow?: RegExp): Rule => ({
  ...rule(text),
  appliesTo: (line, above) => !words.test(line) && notBelow?.test(above) !== true,
})
