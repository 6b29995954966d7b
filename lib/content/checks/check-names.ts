import type { Problem } from '../problem'
import { filesBelow } from '../project-files'

const FOLDERS = ['pages', 'partials', 'public'] as const
/** What editors and systems leave behind. */
const NO_CONTENT = /(?:^|\/)\.|[~#]$/
const ENDING = /(?<=.)\.\w+$/
const PAGE_ENDING = /\.(?:mdx?|tsx)$/i
/** Names of devices on Windows, whatever follows their first dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const RIGHT = /^\w[\w-]*(?:\.[\w-]+)*$/
/** Endings that clean URLs lose. */
const URL_ENDING = /\.html?$/i

/** Names of pages, partials and images that would not be the same in the preview, on hosts and on other systems. */
export function checkNames(root: string): Problem[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  const paths = files.filter((file) => !NO_CONTENT.test(file)).flatMap(withFolders)
  const first = new Map<string, string>()
  return [...new Set(paths)].flatMap((path): Problem[] => {
    const url = path.replace(PAGE_ENDING, '')
    const other = first.get(url.toLowerCase())
    if (other === undefined) first.set(url.toLowerCase(), path)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const better = betterName(name)
    if (better !== name)
      return [problem(path, better, 'other names do not work on every system and host')]
    if (other === undefined || other.replace(PAGE_ENDING, '') === url) return []
    return [problem(path, `another name than ${other}`, 'many systems take both for the same')]
  })
}

function problem(file: string, expected: string, advice: string): Problem {
  const found = JSON.stringify(file.slice(file.lastIndexOf('/') + 1))
  return { severity: 'error', file, field: 'file name', found, expected, advice }
}

/** A path and those of its folders. */
function withFolders(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}

/** The name itself when it is right. */
function betterName(name: string): string {
  const [ending = ''] = ENDING.exec(name) ?? []
  const stem = name.slice(0, name.length - ending.length)
  const isPage = PAGE_ENDING.test(ending)
  if (RIGHT.test(name) && !RESERVED.test(name) && !(isPage && URL_ENDING.test(stem))) return name
  const plain = (isPage ? stem.replace(URL_ENDING, '') : stem)
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(RESERVED, '$&_1')
  return plain === '' ? 'a name of the letters A to Z, digits, _, -, and .' : plain + ending
}
