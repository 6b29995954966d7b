import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const TEXTS = /\.(?:html|js|json|txt|md)$/
/** The hash in the name of a file or of the router's folder. */
const HASH = /[./-]([0-9a-f]{16}|[0-9a-f]{12})(?:\.(?:js|json|txt)|\/_buildManifest\.js)$/
/** Files that never change, because their names change with their content. */
const LASTING = /\/chunks\/pages\//
const MANIFEST = /\/_buildManifest\.js$/

type Changes = {
  /** The folder in which to create the build. */
  readonly folder: string
  /** One letter, a to f. */
  readonly name: string
  /** A text to replace wherever it occurs in the build. */
  readonly said: string
  /** Whether the build's code also differs; if so, the URL of its manifest differs, too. */
  readonly hasOtherCode: boolean
  /** The path of a removed page, if any. */
  readonly withdrawn: string | null
  /** A moved page, with a redirect from its old path. No other path begins with the old or the new one. */
  readonly moved: { readonly from: string; readonly to: string }
  /** New pages: copies of the page `like`. The tab that shows a copy must not show `like`. */
  readonly added: { readonly like: string; readonly paths: readonly string[] }
}

/** The text that a later build contains in place of `said`. Search finds it by its last word, which is unique. */
export function wordsOf(name: string): string {
  return `Added in build ${name.repeat(5)}.`
}

/**
 * Makes a build that could follow another one: a few texts and pages differ, and so do the names of their files.
 * @returns the folder of the new build
 */
export function laterBuild(build: string, changes: Changes): string {
  const { folder, name, said, hasOtherCode, withdrawn, moved, added } = changes
  const later = path.join(folder, `build-${name}`)
  cpSync(build, later, { recursive: true })
  for (const route of added.paths) addPage(later, added.like, route)

  const files = textFiles(later)
  const changed = (text: string) =>
    text.replaceAll(said, wordsOf(name)).replaceAll(moved.from, moved.to)
  const hashes = files.flatMap((file) => {
    const isOther = LASTING.test(file)
      ? changed(file + readFileSync(file, 'utf8')) !== file + readFileSync(file, 'utf8')
      : hasOtherCode && MANIFEST.test(file)
    return isOther ? [HASH.exec(file)?.[1] ?? fail(file)] : []
  })
  const anyHash = new RegExp(hashes.join('|'), 'g')
  const renamed = (text: string) =>
    changed(text).replace(anyHash, (hash) => name.repeat(hash.length))
  for (const file of files) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    const target = later + renamed(file.slice(later.length))
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(file, target)
  }

  appendFileSync(path.join(later, '_redirects'), `${moved.from} ${moved.to} 301\n`)
  writeFileSync(
    path.join(later, `${moved.from}.html`),
    `<!DOCTYPE html><meta http-equiv="refresh" content="0;url=${moved.to}">`,
  )
  if (withdrawn !== null) rmSync(path.join(later, `${withdrawn}.html`))
  return later
}

/** Copies the files of a page, and names them in the manifest. */
function addPage(build: string, like: string, added: string): void {
  const renamed = (text: string) => text.replaceAll(like, added)
  for (const file of textFiles(build)) {
    const text = readFileSync(file, 'utf8')
    if (MANIFEST.test(file))
      writeFileSync(
        file,
        // One pattern matches the page's code, the other the list of all pages.
        [`"${like}":\\[[^\\]]*\\]`, `"${like}"(?=[,\\]])`].reduce(
          (all, entry) => all.replace(new RegExp(entry), (found) => `${renamed(found)},${found}`),
          text,
        ),
      )
    else if (new RegExp(`${like}[.-][^/]*$`).test(file.slice(build.length))) {
      const target = build + renamed(file.slice(build.length))
      writeFileSync(target, renamed(text))
    }
  }
}

function textFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

function fail(file: string): never {
  throw new Error(`${file}: found no hash in its name`)
}
