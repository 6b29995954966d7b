import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from '../../lib/content/list-files'
import { markdownFile } from '../../lib/content/pages/addresses'
import { siteConfig } from '../../lib/content/settings/site-config'
import { linkProblems } from '../../lib/output/checks/link-problems'
import { readExportedPages } from '../../lib/output/pages/exported-pages'
import { captureCommand, runScript } from '../machine/run-command'

/** A built site, as far as a reviewer compares it. */
export type SiteState = { readonly out: string; readonly pages: ReadonlyMap<string, PageState> }

export type PageState = {
  /** What readers read, as HTML. */
  readonly article: string
  /** The same as Markdown. */
  readonly text: string
  /** Links that lead nowhere. */
  readonly broken: readonly string[]
}

/**
 * Builds a revision in a folder of its own, which stays for the next time.
 * @returns the folder of the exported site
 * @throws when git does not know the revision, or the build fails
 */
export async function buildRevision(revision: string): Promise<string> {
  const commit = await captureCommand(`git rev-parse --verify --quiet ${revision}^{commit}`)
  if (commit.status !== 0)
    throw new Error(`Found "${revision}", expected a branch, tag or commit of this repository.`)
  const folder = path.join(realpathSync(tmpdir()), `review-${commit.output.trim()}`)
  const out = path.join(folder, 'out')
  // Written last by a build that came to its end.
  if (existsSync(path.join(out, '_headers'))) return out
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const archive = await captureCommand(`git archive ${commit.output.trim()} | tar -x -C ${folder}`)
  if (archive.status !== 0) throw new Error(archive.output)
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
  await runScript('scripts/build.ts', { cwd: folder })
  return out
}

const ARTICLE = /^_next\/static\/articles(\/.+)\.[0-9a-f]+\.txt$/

/** @param out folder of an exported site */
export async function readSite(out: string): Promise<SiteState> {
  const names = listFiles(out)
  const exported = await readExportedPages(out)
  const broken = linkProblems({
    pages: exported,
    files: new Set(names),
    sizeOf: () => 0,
    origin: new URL(siteConfig.url).origin,
    basePath: '',
  })
  const pages = names.flatMap((name): [string, PageState][] => {
    const route = ARTICLE.exec(name)?.[1]
    if (route === undefined) return []
    const copy = path.join(out, markdownFile(route))
    const state = {
      article: readFileSync(path.join(out, name), 'utf8'),
      text: existsSync(copy) ? readFileSync(copy, 'utf8') : '',
      broken: broken.filter((problem) => problem.route === route).map(({ needle }) => needle),
    }
    return [[route, state]]
  })
  return { out, pages: new Map(pages) }
}
