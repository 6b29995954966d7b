import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirects } from '../../content/navigation/redirects'
import { listFiles } from '../../content/project-files'
import { generatedConfigurations } from './configurations'
import { HOST_FILES, publishedHostFiles } from './host-files'

/** Files that hosts and crawlers expect at the root of the domain, even if there is a base path. */
const IN_ROOT = /^(?:404\.html|robots\.txt|_headers|_redirects|\.well-known\/.*)$/

type WriteOptions = {
  readonly root: string
  /** Folder of the site, before `moveBelowBasePath` moves the files. */
  readonly folder: string
  readonly policy: string
  readonly basePath: string
  readonly redirects: Redirects
}

/** Writes two configuration files into the site, and the others into `deploy/generated/`. */
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
 * Moves a built site below its base path, so that hosts can serve the whole folder from the root of a domain. The home
 * page becomes a file next to the base folder, such as `help.html`, so that hosts need no extra rule for the home page.
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

/** Converts a path below the site's root to a path below the folder that hosts serve. */
function publishedFile(basePath: string, file: string): string {
  if (basePath === '' || IN_ROOT.test(file)) return file
  const base = basePath.slice(1)
  return file === 'index.html' ? `${base}.html` : `${base}/${file}`
}
