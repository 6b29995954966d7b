import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, readText } from '../../content/project-files'
import type { Sources } from './problem-places'

const FOLDERS = ['pages', 'partials', 'data', 'lib/content/home'] as const
const TEXT = /\.(?:mdx?|ya?ml|svg|ts)$/

/** Reads what writers and owners edit: pages, partials, data, the home page's texts and the site configuration. */
export function readSources(root: string): Sources {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (file) => TEXT.test(file) && !file.includes('.test.'),
  )
  const all = [...files, 'site.config.ts'].filter((file) => existsSync(path.join(root, file)))
  return new Map(all.map((file) => [file, readText(path.join(root, file))]))
}
