import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../content/inline-markdown'
import { routeOfFile } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { lineOfUrl } from '../../content/project-files'
import { OPEN_QUESTIONS_FILE, readOpenQuestions } from '../../content/questions/open-questions'
import { entryAnchor, RELEASES_FOLDER, readReleases } from '../../content/releases/read-releases'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { relativePath } from '../content-error'
import { bulletList, element, heading, inline, link, paragraph, strong } from '../nodes/nodes'
import type { Project } from '../project'

const LAST_SECTION = /^Related pages\b/
const HOW_TO_READ =
  'Only Capella can answer these questions. Until then, follow the advice with each.'

/** Adds sections from data to the pages that it names: above "Related pages", or else at the end. */
export function remarkAddedSections({ root }: Pick<Project, 'root'>) {
  return (tree: Root, file: VFile): void => {
    const { page } = file.data
    const route = routeOfFile(relativePath(file))
    const isPlanned = page?.frontMatter.status === 'placeholder'
    const added = [
      ...(page === undefined ? [] : sectionFor(root, route, openPoints)),
      ...(isPlanned ? [] : sectionFor(root, route, releaseMentions)),
    ]
    if (added.length === 0) return
    const last = tree.children.findLastIndex(
      (node) => node.type === 'heading' && LAST_SECTION.test(textOf(node)),
    )
    tree.children.splice(last === -1 ? tree.children.length : last, 0, ...added)
  }
}

/** A fault in the data stays with the pages that the faulty file names; others go without the section. */
function sectionFor(
  root: string,
  route: string,
  read: (root: string, route: string) => RootContent[],
): RootContent[] {
  try {
    return read(root, route)
  } catch (error) {
    const problems = error instanceof ProblemError ? error.problems : null
    if (problems?.every(({ file }) => lineOfUrl(root, file, route) === undefined)) return []
    throw error
  }
}

function openPoints(root: string, route: string): RootContent[] {
  if (!existsSync(path.join(root, OPEN_QUESTIONS_FILE))) return []
  const questions = readOpenQuestions(root).filter(({ pages }) => pages.includes(route))
  if (questions.length === 0) return []
  const points = questions.map(({ question, why, until }) => [
    strong(inlineMarkdown(question)),
    ' ',
    inlineMarkdown(`${why} ${until}`),
  ])
  return [heading(2, 'Open points', 'open-points'), paragraph(HOW_TO_READ), bulletList(points)]
}

function releaseMentions(root: string, route: string): RootContent[] {
  if (!existsSync(path.join(root, RELEASES_FOLDER))) return []
  const { releases, knownIssues } = readReleases(root)
  const notes = [...releases, { version: null, ...knownIssues }]
  const mentions = notes.flatMap(({ version, entries }) =>
    entries
      .filter(({ see = [] }) => see.includes(route))
      .map(({ id, type, text }) => {
        const issue = type === 'note' ? 'Note on use' : 'Known issue'
        const label = version === null ? issue : `FTC ${version}`
        const source = link(`${RELEASE_NOTES_ROUTE}#${entryAnchor(version, id)}`, label)
        return inline('li', {}, [source, ': ', inlineMarkdown(text)])
      }),
  )
  if (mentions.length === 0) return []
  return [
    heading(2, 'In the release notes', 'in-the-release-notes'),
    element('ul', { 'data-search': 'none' }, mentions),
  ]
}
