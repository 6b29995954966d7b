import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { compilePages } from '../../compile/compile-pages'
import { markdownFile } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import type { PageStore } from './page-store'

/** Each page as Markdown. */
export const MARKDOWN_STORE: PageStore<string> = {
  folder: '.next/cache/markdown-copies',
  schema: z.string(),
}

export type MarkdownFilesOptions = {
  /** Folder of the project. */
  readonly root: string
  readonly out: string
  readonly pages: readonly Page[]
  /** Copies of pages that were compiled already, by file; all others are made now. */
  readonly stored: ReadonlyMap<string, string>
}

/** Writes the Markdown copy of each page that has an article beside its HTML. */
export async function writeMarkdownFiles({
  root,
  out,
  pages,
  stored,
}: MarkdownFilesOptions): Promise<void> {
  const articles = pages.filter(({ frontMatter }) => frontMatter.layout !== 'app')
  const copies = new Map(stored)
  await compilePages(
    root,
    articles.filter(({ file }) => !stored.has(file)),
    { keepMarkdown: (file, markdown) => copies.set(file, markdown) },
  )
  for (const { route, file } of articles) {
    const target = path.join(out, markdownFile(route))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, copies.get(file) ?? '')
  }
}
