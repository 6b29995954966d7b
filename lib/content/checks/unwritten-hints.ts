/** What a new page has where its writer has to write; the preview shows it. */
export function hint(text: string): string {
  return `**Write:** ${text}`
}

const HINT = /\*\*Write:\*\* (.*)/

/**
 * The hints that are still in a page.
 * @returns a problem for each, with its line
 */
export function unwrittenHints(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const text = HINT.exec(line)?.[1]
    return text === undefined
      ? []
      : [`${index + 1} text: found a hint of a new page, expected your words: ${text}`]
  })
}
