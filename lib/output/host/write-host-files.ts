import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirects } from '../../content/navigation/redirects'
import { listFiles } from '../../content/project-files'
import { generatedConfigurations } from './configurations'
import { HOST_FILES, publishedHostFiles } from './host-files'

/** Files that hosts and machines look for in the root only, whatever the base path. */
const IN_ROOT = /^(?:404\.html|robots\.txt|_headers|_redirects|\.well-known\/.*)$/

type WriteOptions = {
  /** Folder of the project. */
  readonly root: string
  /** Folder of the site, which is not below its base path yet. */
  readonly folder: string
  readonly policy: string
  readonly basePath: string
  readonly redirects: Redirects
}

/** Writes what hosts read: two files into the site, the others into `deploy/generated/` of the project. */
export function writeHostFiles({ root, folder, policy, basePath, redirects }: WriteOptions): void {
  const site = listFiles(folder).filter((file) => !HOST_FILES.some((name) => name === file))
  const routes = site
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((route) => !redirects.has(route))
  const template = readFileSync(path.join(root, 'deploy/cloudfront/function.js'), 'utf8')
  const files = site.map((file) => publishedFile(basePath, file))
  const generated = path.join(root, 'deploy/generated')
  rmSync(generated, { recursive: true, force: true })
  const options = { files, basePath, redirects, functionTemplate: template }
  for (const [target, texts] of [
    [folder, publishedHostFiles({ policy, basePath, routes, redirects })],
    [generated, generatedConfigurations(options)],
  ] as const)
    for (const [name, text] of texts) {
      mkdirSync(path.dirname(path.join(target, name)), { recursive: true })
      writeFileSync(path.join(target, name), text)
    }
}

/**
 * Moves a built site below its base path, so that its folder is what every host serves as its root. The home page is a
 * file beside the folder, as all other pages are: hosts then need no rule for it.
 */
export function moveBelowBasePath(folder: string, basePath: string): void {
  if (basePath === '') return
  const built = `${folder}.built`
  rmSync(built, { recursive: true, force: true })
  renameSync(folder, built)
  for (const file of listFiles(built)) {
    const target = path.join(folder, publishedFile(basePath, file))
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(built, file), target)
  }
  rmSync(built, { recursive: true })
}

/** Path of a site file in the folder that hosts serve. */
function publishedFile(basePath: string, file: string): string {
  if (basePath === '' || IN_ROOT.test(file)) return file
  const base = basePath.slice(1)
  return file === 'index.html' ? `${base}.html` : `${base}/${file}`
}
