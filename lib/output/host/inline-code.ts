import type { HtmlTag } from '../pages/html-tags'

/** Inline code of a page and what it may not have. */
export type InlineCode = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Markup that no hash can allow, one sentence each. */
  readonly problems: readonly string[]
}

/** Values of `type` with which a browser runs a script; any other is a block of data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

const URL = /(?:^|:)(?:href|src|action|formaction|data|poster)$/

export function findInlineCode(tags: readonly HtmlTag[]): InlineCode {
  const runs = tags.filter(
    ({ name, attributes }) => name === 'script' && RUNS.test(attributes.get('type') ?? ''),
  )
  return {
    scripts: contents(runs.filter(({ attributes }) => !attributes.has('src'))),
    styles: contents(tags.filter(({ name }) => name === 'style')),
    problems: tags.flatMap(problemsOf),
  }
}

function contents(tags: readonly HtmlTag[]): string[] {
  return tags.map(({ content }) => content)
}

function problemsOf({ name, attributes }: HtmlTag): string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'style')
      return [`<${name} style="${value}">: found a style attribute, expected a class`]
    if (/^on[a-z]+$/.test(key))
      return [`<${name} ${key}="${value}">: found code in an attribute, expected an event listener`]
    // Browsers skip control characters before a scheme.
    if (URL.test(key) && /^[\s\p{Cc}]*javascript:/iu.test(value))
      return [`<${name} ${key}="${value}">: found code as an address, expected an address`]
    return []
  })
}
