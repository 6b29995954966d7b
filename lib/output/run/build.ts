import { existsSync, rmSync } from 'node:fs'
import { constants, totalmem } from 'node:os'
import path from 'node:path'
import { checkContent } from '../../content/checks/check-content'
import { formatBySeverity, formatProblem } from '../../content/problem'
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
  /** Runs `next build` with these environment variables; returns its exit code. */
  readonly runNext: (env: NodeJS.ProcessEnv) => Promise<number>
}

/** Next would load these files in its own process, and the outputs of this process would have other settings. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const

/**
 * Builds the whole site into `out/`.
 * @throws if any step fails. If `checkContent` finds errors, the message lists all of them. A strict build also throws
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
  const { problems } = await checkContent(root, siteConfig)
  const { error, warning, notice } = formatBySeverity(problems)
  for (const line of notice) console.warn(`Notice: ${line}`)
  if (error.length > 0) throw new Error(['The content has errors:', ...error].join('\n'))

  for (const old of ['out', PAGE_STORE_FOLDER])
    rmSync(path.join(root, old), { recursive: true, force: true })
  const status = await runNext({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' })
  if (status !== 0) throw new Error(failureMessage(status))

  const project = openProject(root)
  const { policy } = await inlineCode(root)
  const target = { folder: path.join(root, 'out'), policy }
  for (const output of OUTPUTS) await writeOutput(output, project, target)
  const found = await checkPages(project, LINKED_URLS)
  const warnings = [...warning, ...found.map(formatProblem)]
  moveBelowBasePath(path.join(root, 'out'), effectiveBasePath)
  reportWarnings(warnings, isStrict)
  const { published } = await project.pageMap()
  console.log(`Built the site into out/. Pages: ${published.length}.`)
}

/** Exit codes of a Node process that aborts because its heap is full, or that the system kills to free memory. */
const OUT_OF_MEMORY = [128 + constants.signals.SIGABRT, 128 + constants.signals.SIGKILL]

/** Memory in bytes that this process can use: the memory of the machine, or less in a container with a limit. */
export function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

function failureMessage(status: number): string {
  if (!OUT_OF_MEMORY.includes(status)) return 'The build failed: see the errors above.'
  const total = Math.round(usableMemory() / 2 ** 30)
  return `The build ran out of memory. This machine or container has ${total} GB, and by default, the build uses \
at most three quarters of it. Close other programs, build on a machine with more memory, or set another limit with \
NODE_OPTIONS=--max-old-space-size=<MB>.`
}

export function reportWarnings(warnings: readonly string[], isStrict: boolean): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  console.log(`Warnings: ${warnings.length}.`)
  if (isStrict && warnings.length > 0)
    throw new Error(
      `Strict build: found ${countOf(warnings.length, 'warning')}, expected none. See above.`,
    )
}
