import path from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Nodes, Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  navigationFor,
  type OpenSection,
  openSections,
  type PageData,
} from '../../content/navigation/navigation'
import { formatDate } from '../../content/pages/front-matter'
import { isGuide } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { relativePath } from '../content-error'
import { jsxAttributes, programOf, type Statement, textAttributes } from '../nodes/components'
import type { Project } from '../project'

/**
 * Finds the page in the page map. With `emptiesDrafts`, removes everything but the front matter from drafts.
 * @throws ProblemError with the first error that the page map has for the page or for a `_meta.ts` above it, or with the warning
 * about a duplicate route for a file that the page map leaves out: a preview may use another file than the build
 */
export function remarkPage(context: Project) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const name = relativePath(file)
    const { pages, problems } = await context.pageMap()
    const problem = problems.find(
      ({ severity, file: faulty }) =>
        severity !== 'notice' &&
        (faulty === name || (/\/_meta\.ts$/.test(faulty) && name.startsWith(path.dirname(faulty)))),
    )
    // Report this error alone, because it can cause more errors in later steps.
    if (problem !== undefined) throw new ProblemError([problem])
    file.data.page = pages.find((page) => page.file === name)
    if (file.data.page?.frontMatter.status === 'draft' && context.emptiesDrafts)
      tree.children = tree.children.filter(({ type }) => type === 'yaml')
  }
}

const WORDS_PER_MINUTE = 200

/** Replaces the front matter with data for the theme, because Nextra passes the front matter to the theme. */
export function remarkPageData(context: Project) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { page } = file.data
    const yaml = tree.children.find((node) => node.type === 'yaml')
    if (page === undefined || yaml === undefined) return
    const { managers } = file.data
    const { title, description, status, updated, duration, appliesTo, layout } = page.frontMatter
    const { nodes } = await context.pageMap()
    const stepCount = stepsIn(tree)
    const isSecret = status === 'draft' && context.emptiesDrafts
    const data = {
      title: isSecret ? '' : title,
      description: isSecret ? '' : description,
      status,
      ...(updated !== undefined && { updated: { date: updated, words: formatDate(updated) } }),
      duration,
      appliesTo,
      layout,
      ...file.data.values,
      managers,
      readingMinutes: readingTime(tree),
      stepCount,
      ...(stepCount > 0 &&
        isGuide(page.route) &&
        followSystem(tree, file) && { choosesSystem: true }),
      navigation: JSON.stringify(navigationFor(nodes, page.route, siteConfig.sidebars)),
    }
    const section = openSections(nodes, page.route, siteConfig.sidebars).at(-1)?.path
    tree.children.splice(
      tree.children.indexOf(yaml),
      1,
      ...frontMatterCode(page.file, data, section),
    )
  }
}

function stepsIn(tree: Root): number {
  let count = 0
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Steps')
      count += node.children.filter(({ type }) => type === 'heading').length
  })
  return count
}

/**
 * Makes tabs for operating systems that contain only commands follow the choice at the start of the guide.
 * @returns whether the page has such tabs
 */
function followSystem(tree: Root, file: VFile): boolean {
  let isFound = false
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Tabs' || textAttributes(node, file).group !== 'os') return
    const tabs = node.children.filter((tab) => tab.type === 'mdxJsxFlowElement')
    if (tabs.some(({ children }) => children.some(({ type }) => type !== 'code'))) return
    node.attributes.push(...jsxAttributes({ follows: '' }))
    isFound = true
  })
  return isFound
}

function readingTime(tree: Root): number {
  let words = 0
  visit(tree, (node: Nodes) => {
    if ('value' in node && node.type !== 'yaml') words += node.value.match(/\S+/g)?.length ?? 0
  })
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

type Identifier = Extract<ReturnType<typeof valueToEstree>, { type: 'Identifier' }>

/**
 * Module with the sidebar's open sections. The import's query is the path of the innermost open section.
 * `open-sections-loader.mjs` replaces the file's content with the sections for that path.
 */
const SECTIONS_FILE = 'lib/output/webpack/open-sections.json'
const SECTIONS: Identifier = { type: 'Identifier', name: 'openSections' }

/**
 * Front matter as JavaScript, which Nextra accepts in place of YAML. It imports the open sections of the sidebar,
 * because copies of a large section in all of its pages would slow down the build.
 * @param file path relative to the project folder
 * @param section path of the innermost open section; undefined if no section is open
 */
function frontMatterCode(
  file: string,
  data: Omit<PageData, 'sections'>,
  section: string | undefined,
): MdxjsEsm[] {
  const sections: readonly OpenSection[] = []
  const frontMatter: PageData = { ...data, sections }
  if (section === undefined) return [exportFrontMatter(valueToEstree(frontMatter))]
  const source = path.posix.relative(path.posix.dirname(file), SECTIONS_FILE)
  const replacer = (value: unknown) => (value === sections ? SECTIONS : undefined)
  return [
    importSections(`${source}?${section}`),
    exportFrontMatter(valueToEstree(frontMatter, { replacer })),
  ]
}

function importSections(source: string): MdxjsEsm {
  return esmNode({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: SECTIONS }],
    source: { type: 'Literal', value: source },
    attributes: [],
  })
}

function exportFrontMatter(init: ReturnType<typeof valueToEstree>): MdxjsEsm {
  const id: Identifier = { type: 'Identifier', name: 'frontMatter' }
  return esmNode({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id, init }],
    },
  })
}

function esmNode(statement: Statement): MdxjsEsm {
  return { type: 'mdxjsEsm', value: '', data: { estree: programOf(statement) } }
}
