import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkSources } from '../../content/checks/check-sources'
import type { Page } from '../../content/pages/page-map'
import { errorIn, formatBySeverity, formatProblem } from '../../content/problem'
import { listFiles } from '../../content/project-files'
import { effectiveBasePath } from '../../content/settings/base-path'
import { checkPublicUrl } from '../../content/settings/public-url'
import { siteConfig } from '../../content/settings/site-config'
import { countOf } from '../../site/count-of'
import { checkPages } from '../checks/check-articles'
import { checkPackageTexts } from '../checks/package-texts'
import { moveBelowBasePath } from '../host/host-files'
import { openProject, PAGE_STORE_FOLDER } from '../pages/open-project'
import { inlineCode } from '../webpack/inline-scripts'
import { LINKED_URLS, OUTPUTS, writeOutput } from './outputs'

export type BuildOptions = {
  /** Must be the working directory. */
  readonly root: string
  /** Whether warnings make the build fail, as in CI. */
  readonly isStrict: boolean
  /** Whether a strict build may have a public URL with an example domain, as in tests. */
  readonly allowsExampleUrl: boolean
  readonly runNext: () => Promise<void>
}

/** Next would load these files in its own process, and the outputs of this process would have other settings. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const

/**
 * Builds the whole site into `out/`.
 * @throws if any step fails. If `checkSources` finds errors, the message lists all of them. A strict build also throws
 * if there are warnings, or if the public URL has an example domain and `allowsExampleUrl` is false.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root, isStrict, allowsExampleUrl, runNext } = options
  const envFile = ENV_FILES.find((name) => existsSync(path.join(root, name)))
  if (envFile !== undefined)
    throw new Error(`${envFile}: found a file with settings, expected environment variables`)
  const exampleUrl = checkPublicUrl()
  if (exampleUrl !== undefined && isStrict && !allowsExampleUrl) throw new Error(exampleUrl)
  if (exampleUrl !== undefined) console.warn(`Notice: ${exampleUrl}`)
  checkPackageTexts(root)
  const { problems } = await checkSources(root, siteConfig)
  const { error, warning, notice } = formatBySeverity(problems)
  for (const line of notice) console.warn(`Notice: ${line}`)
  if (error.length > 0) throw new Error(['The content has errors:', ...error].join('\n'))

  for (const old of ['out', PAGE_STORE_FOLDER])
    rmSync(path.join(root, old), { recursive: true, force: true })
  await runNext()

  const project = openProject(root)
  const { published } = await project.pageMap()
  checkExport(path.join(root, 'out'), published)
  const { policy } = await inlineCode(root)
  const target = { folder: path.join(root, 'out'), policy }
  for (const output of OUTPUTS) await writeOutput(output, project, target)
  const found = await checkPages(project, LINKED_URLS)
  const warnings = [...warning, ...found.map(formatProblem)]
  moveBelowBasePath(path.join(root, 'out'), effectiveBasePath)
  reportWarnings(warnings, isStrict)
  console.log(`Built the site into out/. Pages: ${published.length}.`)
}

/** @throws if Next has exported a page that the page map does not publish, such as a draft */
export function checkExport(out: string, published: readonly Pick<Page, 'route'>[]): void {
  const files = new Set(published.map(({ route }) => `${route.slice(1) || 'index'}.html`))
  const extra = listFiles(out).find((file) => file.endsWith('.html') && !files.has(file))
  const expected = 'only the pages that exportPathMap in lib/output/webpack/site-build.ts returns'
  if (extra !== undefined)
    throw errorIn(`out/${extra}`, { found: 'a page that is not published', expected })
}

export function reportWarnings(warnings: readonly string[], isStrict: boolean): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  console.log(`Warnings: ${warnings.length}.`)
  const found = countOf(warnings.length, 'warning')
  if (isStrict && warnings.length > 0)
    throw new Error(`Strict build: found ${found}, expected none. See above.`)
}
