import { mkdirSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { checkSources } from '../../content/checks/check-sources'
import { DATA_FILES } from '../../content/checks/data-files'
import { frontMatterSchema } from '../../content/pages/front-matter'
import { formatProblem, messageOf } from '../../content/problem'
import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { openProject } from '../pages/open-project'
import { OUTPUTS, writeOutput } from './outputs'

/** Folder with the files that a preview serves besides Next's. Next deletes it when a preview starts. */
export const PREVIEW_FOLDER = '.next/dev/outputs'
const WATCHED_FOLDERS = ['pages', 'partials', 'data'] as const
/** Editors can write a file several times in one save. The outputs are updated only after the last write. */
const DEBOUNCE_MS = 500

/**
 * Prints the problems in the content. Writes the preview's outputs to its folder, and updates them after each edit of
 * the content. If an output fails, its last version stays.
 * @param root must be the working directory
 * @param whenIdle resolves when no page is being requested; called before an output reads a compiled page
 * @returns a function that stops watching
 */
export async function watchOutputs(
  root: string,
  whenIdle: () => Promise<void>,
): Promise<() => void> {
  const { problems } = await checkSources(root, siteConfig)
  for (const problem of problems) console.warn(formatProblem(problem))
  const opened = openProject(root, { isPreview: true })
  const project = {
    ...opened,
    async page(file: string) {
      await whenIdle()
      return opened.page(file)
    },
  }
  const target = { folder: path.join(root, PREVIEW_FOLDER, effectiveBasePath), policy: '' }
  const write = async () => {
    for (const output of OUTPUTS.filter(({ isInPreview }) => isInPreview))
      try {
        await writeOutput(output, project, target)
      } catch (error) {
        console.warn(`Could not write the ${output.name}: ${messageOf(error)}`)
      }
  }
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const writeNext = () => {
    writing = writing.then(write).catch((error) => console.warn(messageOf(error)))
  }
  writeNext()
  const watchers = WATCHED_FOLDERS.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(writeNext, DEBOUNCE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** Writes schemas for editors. `.vscode/settings.json` names the schema of each data file. */
export function writeEditorSchemas(): void {
  mkdirSync('schemas', { recursive: true })
  const pages = { name: 'front-matter', schema: frontMatterSchema }
  for (const { name, schema } of [pages, ...DATA_FILES]) {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    writeFileSync(path.join('schemas', `${name}.json`), JSON.stringify(shape))
  }
}
