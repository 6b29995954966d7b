import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { WebpackRule } from './webpack-config'

/** Writes a text that names tokens with their short names. */
export type RenameTokens = (text: string) => string

const TOKENS_FILE = 'styles/tokens.css'
const LOADER_FILE = 'lib/output/webpack/token-names-loader.mjs'

/**
 * Gives the tokens of the site short names: style sheets name them thousands of times, and come before the first paint.
 * @param root folder of the project
 */
export function readTokenNames(root: string): RenameTokens {
  return shortTokenNames(readFileSync(path.join(root, TOKENS_FILE), 'utf8'))
}

/**
 * Names each token after its place among the others.
 * @param css what declares the tokens
 */
export function shortTokenNames(css: string): RenameTokens {
  const declared = Array.from(css.matchAll(/(?<=[{;/]\s*)--[\w-]+(?=\s*:)/g), ([name]) => name)
  const shortNames = new Map(
    [...new Set(declared)].map((name, index) => [name, `--${index.toString(36)}`]),
  )
  return (text) => text.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name)
}

/**
 * Leads style sheets through the renaming, before any other loader.
 * @throws when Next has no style sheets
 */
export function renameTokens(
  rules: readonly WebpackRule[],
  root: string,
  rename: RenameTokens,
): void {
  const styleRules = rules.flatMap((rule) => rule.oneOf ?? []).filter(isStyleRule)
  if (styleRules.length === 0)
    throw new Error('build: found no rule for style sheets, expected those of Next 16')
  const loader = { loader: path.join(root, LOADER_FILE), options: { rename } }
  for (const rule of styleRules) rule.use = [rule.use, loader].flat()
}

function isStyleRule({ use }: WebpackRule): boolean {
  return JSON.stringify(use ?? null).includes('css-loader')
}
