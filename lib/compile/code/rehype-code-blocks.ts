import type { Element, Parents, Root } from 'hast'
import type {} from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { holdsPlaceholders } from '../../content/values/placeholders'
import { codeBlock, markPlaceholders } from './code-block'
import { highlight, PLAIN_LANGUAGE } from './highlight'

const TITLE = /title="([^"]+)"/
/** The keyword for a request sample, whose code depends on how the reader chooses to verify the certificate. */
const SAMPLE = /(?:^|\s)sample(?:\s|$)/
/** The keyword that makes `<name>` a value to fill in, for languages whose own syntax has angle brackets. */
const PLACEHOLDERS = /(?:^|\s)placeholders(?:\s|$)/

export function rehypeCodeBlocks() {
  return async (tree: Root): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = []
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName === 'code') markInlineCode(node, parent)
      const code = node.children[0]
      if (node.tagName === 'pre' && code?.type === 'element') blocks.push({ pre: node, code })
    })
    for (const { pre, code } of blocks) Object.assign(pre, await renderBlock(code))
  }
}

async function renderBlock(code: Element): Promise<Element> {
  const language = languageOf(code)
  const meta = code.data?.meta ?? ''
  const hasOwnPlaceholders = holdsPlaceholders(language)
  return codeBlock({
    lines: await highlight(textOf(code).replace(/\n$/, ''), language),
    language: language || PLAIN_LANGUAGE,
    title: TITLE.exec(meta)?.[1] ?? null,
    hasPlaceholders: hasOwnPlaceholders || PLACEHOLDERS.test(meta),
    isSample: SAMPLE.test(meta),
  })
}

function markInlineCode(code: Element, parent: Parents | undefined): void {
  if (parent !== undefined && 'tagName' in parent && parent.tagName === 'pre') return
  code.children = markPlaceholders(textOf(code))
}

function textOf(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

/** Empty for inline code and for a block that names no language. */
export function languageOf(code: Element): string {
  const names = code.properties.className
  const found = Array.isArray(names)
    ? names.find((name) => String(name).startsWith('language-'))
    : undefined
  return found === undefined ? '' : String(found).slice('language-'.length)
}
