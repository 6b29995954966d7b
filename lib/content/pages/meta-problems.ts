import type { Problem } from '../problem'
import { isExtra, META_NAME, type MetaFile, metaLine } from './meta-file'

const FAULT = 'missing sidebar link'

/** A link in a `_meta.ts` to a page on the site. */
export type MetaLink = Pick<Problem, 'file' | 'line'> & {
  readonly name: string
  readonly href: string
}

export function metaLinks(root: string, folder: string, meta: MetaFile): MetaLink[] {
  return Object.entries(meta).flatMap(([name, { href }]) =>
    href?.startsWith('/')
      ? [{ file: `${folder}/${META_NAME}`, line: metaLine(root, folder, name), name, href }]
      : [],
  )
}

/**
 * Finds `_meta.ts` entries without a page or folder, and pages and folders without an entry.
 * @param known names of the pages and folders that the file can list
 */
export function metaProblems(
  root: string,
  folder: string,
  meta: MetaFile,
  known: ReadonlySet<string>,
): Problem[] {
  const file = `${folder}/${META_NAME}`
  const listed = Object.entries(meta).flatMap(([name, entry]) => (isExtra(entry) ? [] : [name]))
  const missing = listed.filter((name) => !known.has(name))
  const unlisted = [...known].filter((name) => !(name in meta) && name !== 'index')
  return [
    ...missing.map((name): Problem => {
      const found = 'no page or folder with that name'
      const expected =
        known.size === 0
          ? 'no entry, because the folder has no pages'
          : `one of ${[...known].join(', ')}`
      const line = metaLine(root, folder, name)
      return { severity: 'error', file, line, field: name, fault: FAULT, found, expected }
    }),
    ...unlisted.map((subject): Problem => {
      const advice = 'if a sidebar shows this folder, unlisted entries come last, sorted by name'
      return { severity: 'notice', file, subject, fault: 'is not listed', advice }
    }),
  ]
}

export function deadLinks(
  links: readonly MetaLink[],
  routes: { has(route: string): boolean },
): Problem[] {
  return links
    .filter(({ href }) => !routes.has(href.split('#')[0] ?? ''))
    .map(({ file, line, name, href }) => ({
      severity: 'error',
      file,
      line,
      field: `${name}.href`,
      fault: FAULT,
      found: `"${href}"`,
      expected: 'the route of a page',
    }))
}
