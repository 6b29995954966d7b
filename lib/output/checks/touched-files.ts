import { routeOfFile } from '../../content/pages/routes'
import type { Sources } from './sources'

/** Data that no page names: any page may print it. */
const SHARED_DATA = /^data\/(?!placeholders\/)/

/** Files whose text can be wrong after a change: changed ones, those that contain them, and those that link to them. */
export function touchedFiles(changed: readonly string[], sources: Sources): ReadonlySet<string> {
  const isGone = (file: string) => file.startsWith('pages/') && !sources.has(file)
  // A page that is gone may be named in data, too.
  if (changed.some((file) => SHARED_DATA.test(file) || isGone(file))) return new Set(sources.keys())
  const contained = withUsers(changed, sources, usesOf)
  const links = withUsers(contained, sources, (file) =>
    contained.has(file) ? linksTo(file) : usesOf(file),
  )
  return new Set([...contained, ...links])
}

/** Files, and all that have one of the words that `wordsOf` gives for a file, in turn. */
function withUsers(
  files: Iterable<string>,
  sources: Sources,
  wordsOf: (file: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) {
    const words = wordsOf(file)
    for (const [user, text] of sources)
      if (words.some((word) => text.includes(word))) found.add(user)
  }
  return found
}

/** How pages name a file that they are made of. */
function usesOf(file: string): readonly string[] {
  const name = file.replace(/\.\w+$/, '')
  if (name.startsWith('partials/diagrams/')) return [`name="${name.slice(18)}"`]
  if (name.startsWith('partials/')) return [`file="${name.slice(9)}"`]
  if (name.startsWith('data/placeholders/')) return [`placeholders: ${name.slice(18)}`]
  return file.startsWith('public/') ? [file.slice('public'.length)] : []
}

/** Links that a change of a page can break: those to its headings. */
function linksTo(file: string): readonly string[] {
  return file.startsWith('pages/') ? [`${routeOfFile(file)}#`] : usesOf(file)
}
