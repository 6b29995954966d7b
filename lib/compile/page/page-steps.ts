import path from 'node:path'
import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { h } from 'hastscript'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { SECTION_IDS } from '../../content/api/anchors'
import { navigationFor, openSections, type PageData } from '../../content/navigation/navigation'
import { formatDate } from '../../content/pages/front-matter'
import { isGuide } from '../../content/pages/routes'
import { ProblemError } from '../../content/problem'
import { siteConfig } from '../../content/settings/site-config'
import { placeOf, relativePath } from '../content-error'
import {
  componentsIn,
  htmlComponent,
  type JsxNode,
  jsxAttributes,
  textAttributes,
} from '../nodes/components'
import { headingLevel, nodesOf, splitSections } from '../nodes/split-sections'
import type { ArticleTag, CompiledPage, Project } from '../project'
import { isRows } from '../steps/steps'

/**
 * Finds the page in the page map. With `emptiesDrafts`, removes everything but the front matter from drafts.
 * @throws ProblemError with the page map's first error or warning about the page or a `_meta.ts` above it: of two files
 * with the same route, a preview may use another than the build
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

/** Replaces the front matter, which Nextra passes to the theme, with the theme's data. JSON is YAML. */
export function remarkPageData(context: Project) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { page } = file.data
    const yaml = tree.children.find((node) => node.type === 'yaml')
    if (page === undefined || yaml === undefined) return
    const { managers } = file.data
    const { title, description, status, updated, layout } = page.frontMatter
    const { appliesTo, duration, commands } = page.frontMatter
    const { nodes } = await context.pageMap()
    const steps = componentsIn(tree, 'Steps').flatMap(({ children }) => children)
    const stepCount = steps.filter(({ type }) => type === 'heading').length
    const isSecret = status === 'draft' && context.emptiesDrafts
    const data: PageData = {
      route: page.route,
      title: isSecret ? '' : title,
      description: isSecret ? '' : description,
      status,
      ...(updated !== undefined && { updated: { date: updated, words: formatDate(updated) } }),
      duration,
      commands,
      appliesTo,
      layout,
      ...file.data.values,
      managers,
      readingMinutes: readingTime(tree),
      stepCount,
      ...(stepCount > 0 && isGuide(page.route) && followSystem(tree, file)),
      navigation: navigationFor(nodes, page.route, siteConfig.sidebars),
      sections: openSections(nodes, page.route, siteConfig.sidebars),
    }
    yaml.value = JSON.stringify(data)
  }
}

/** Makes tabs for operating systems that contain only commands follow the choice at the start of the guide. */
function followSystem(tree: Root, file: VFile): Pick<PageData, 'choosesSystem'> {
  const following = componentsIn(tree, 'Tabs').filter((node) => {
    const tabs = node.children.filter((tab) => tab.type === 'mdxJsxFlowElement')
    const hasText = tabs.some(({ children }) => children.some(({ type }) => type !== 'code'))
    return textAttributes(node, file).group === 'os' && !hasText
  })
  for (const { attributes } of following) attributes.push(...jsxAttributes({ follows: '' }))
  return following.length > 0 ? { choosesSystem: true } : {}
}

function readingTime(tree: Root): number {
  let words = 0
  visit(tree, (node: Nodes) => {
    if ('value' in node && node.type !== 'yaml') words += node.value.match(/\S+/g)?.length ?? 0
  })
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/**
 * Wraps each section in `<Activity>`, which React hydrates alone; the later ones can wait until the first paint. On the
 * page of a method with a request body, the sections from the responses on have a box, which is beside the example of a
 * response. The example is below the call if there is nothing between them.
 */
export function rehypeActivities() {
  return (tree: HtmlRoot, file: VFile): void => {
    const statements = tree.children.filter(({ type }) => type === 'mdxjsEsm')
    const content = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    )
    for (const node of content)
      if (node.type === 'element' && isRows(node))
        node.children = node.children.map((row) => htmlComponent('Activity', {}, [row]))
    // `foldLead` moves the headings of folded sections into rows, each of which is a section of its own.
    const isStart = (node: ElementContent) => headingLevel(node) === 2 || isRows(node)
    const [lead, ...sections] = splitSections(content, isStart)
    const activities = sections.map((part) => htmlComponent('Activity', {}, nodesOf(part)))
    const [first, ...later]: ElementContent[] = activities
    const isSection = (id: string) => (part: (typeof sections)[number]) =>
      part.heading?.type === 'element' && part.heading.properties.id === id
    if (file.data.managers !== undefined && sections.some(isSection(SECTION_IDS.requestBody))) {
      const answers = later.splice(sections.findIndex(isSection(SECTION_IDS.responses)) - 1)
      later.push(h('div', { className: 'answers' }, answers))
    }
    const rest = first === undefined ? [] : [first, htmlComponent('LaterSections', {}, later)]
    tree.children = [...statements, ...lead.content, ...rest]
  }
}

/** The last step: stores the compiled page for the outputs. */
export function rehypePage(context: Project) {
  return (tree: HtmlRoot, file: VFile): void => {
    joinTexts(tree)
    const { sections = [], questions = [], markdown = null, codeBlocks = [] } = file.data
    const { remedies = [], partials = [], values: { values = {} } = {} } = file.data
    const tags = articleTags(tree, file)
    const texts = { sections, tags, questions, markdown }
    const compiled: CompiledPage = { ...texts, codeBlocks, remedies, partials, values }
    file.data.compiled = compiled
    // Drafts are not stored, because in a build, the bundler compiles them without their text.
    if (file.data.page?.frontMatter.status !== 'draft')
      context.storePage?.(relativePath(file), compiled)
  }
}

/** Joins adjacent text nodes, because React would put a comment between them in the HTML. */
function joinTexts(tree: HtmlRoot): void {
  visit(tree, 'text', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1]
    if (before?.type !== 'text' || index === undefined) return
    before.value += node.value
    parent?.children.splice(index, 1)
    return index
  })
}

const ATTRIBUTES = ['id', 'href', 'src', 'alt', 'width', 'height'] as const

function articleTags(tree: HtmlRoot, page: VFile): ArticleTag[] {
  const tags: ArticleTag[] = []
  visit(tree, (node) => {
    if (!('attributes' in node || node.type === 'element')) return
    const name = node.type === 'element' ? node.tagName : (node.name ?? '')
    const given = attributesOf(node)
    const found = ATTRIBUTES.flatMap((attribute) => {
      const value = given[attribute]
      return typeof value === 'string' || typeof value === 'number'
        ? [[attribute, String(value)] as const]
        : []
    })
    if (found.length === 0 && name !== 'img') return
    const { file, line } = placeOf(page, node.position)
    const place = line === undefined ? {} : { place: { file, line } }
    tags.push({ name, attributes: Object.fromEntries(found), ...place })
  })
  return tags
}

function attributesOf(node: Element | JsxNode): Readonly<Record<string, unknown>> {
  if ('properties' in node) return node.properties
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  )
}
