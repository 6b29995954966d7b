import path from 'node:path'
import type { Problem } from '../problem'
import { filesBelow } from '../project-files'

const FOLDERS = ['pages', 'partials', 'public'] as const
/** Hidden files and folders, and backup files of editors. */
const LEFTOVER = /(?:^|\/)\.|[~#]$/
const ENDING = /(?<=.)\.\w+$/
const PAGE_ENDING = /\.(?:mdx?|tsx)$/i
/** Device names, which Windows reserves even if an extension follows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const VALID_NAME = /^\w[\w-]*(?:\.[\w-]+)*$/
/** Extensions that hosts with clean URLs remove, so a page's route must not end with one. */
const URL_ENDING = /(?:\.html?)+$/i

/** Finds file and folder names that fail in the preview, on a host, or on an operating system. */
export function checkNames(root: string): Problem[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  const paths = files.filter((file) => !LEFTOVER.test(file)).flatMap(withFolders)
  const first = new Map<string, string>()
  return [...new Set(paths)].flatMap((file): Problem[] => {
    const url = file.replace(PAGE_ENDING, '')
    const earlier = first.get(url.toLowerCase()) ?? file
    first.set(url.toLowerCase(), earlier)
    const name = path.posix.basename(file)
    const better = betterName(name)
    if (better === name && earlier.replace(PAGE_ENDING, '') === url) return []
    const [expected, advice] =
      better === name
        ? [`a name other than ${earlier}`, 'the two names conflict on systems that ignore case']
        : [better, 'some systems or hosts do not accept this name']
    const found = JSON.stringify(name)
    return [{ severity: 'error', file, field: 'file name', found, expected, advice }]
  })
}

function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Returns a name unchanged if it is valid, and otherwise a similar valid name. If no character before the extension can
 * be kept, returns a description of valid names.
 */
function betterName(name: string): string {
  const [ending = ''] = ENDING.exec(name) ?? []
  const stem = name.slice(0, name.length - ending.length)
  const isPage = PAGE_ENDING.test(ending)
  if (VALID_NAME.test(name) && !RESERVED.test(name) && !(isPage && URL_ENDING.test(stem)))
    return name
  const plain = stem
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(isPage ? URL_ENDING : '', '')
    .replace(RESERVED, '$&_1')
  return plain === '' ? 'a name of letters A to Z, digits, _, -, and .' : plain + ending
}
