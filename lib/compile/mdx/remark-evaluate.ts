import type { Parent, Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Position } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ProblemError } from '../../content/problem'
import { addDependency, type BuildContext } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { COMPONENT_NAMES, EVALUATED } from '../mdx-components'
import { evaluateCode } from './evaluate-code'
import { boundNames, statementLines } from './statements'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/** Code whose value takes a place in the page. */
type Job = {
  readonly code: string
  /** How the page has it. */
  readonly shown: string
  readonly position: Position | undefined
  place(value: unknown): void
}

const CURE = 'a value that is known when the page is compiled; braces of the text belong into code'

/**
 * Evaluates the code of a page: expressions, attributes, imported components. What comes out is text and HTML; nothing
 * of the code reaches readers.
 */
export function remarkEvaluate({ root }: BuildContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (file.data.page?.frontMatter.layout === 'app') return
    const statements = tree.children.filter((node) => node.type === 'mdxjsEsm')
    tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm')
    const jobs = collectJobs(tree, file, boundNames(statements))
    if (jobs.length === 0) return
    const { values, files } = await run(root, file, statements, jobs)
    for (const name of files) addDependency(file, name)
    for (const [index, { shown, position, place }] of jobs.entries()) {
      try {
        place(values[index]?.())
      } catch (error) {
        const advice = error instanceof Error ? error.message : String(error)
        throw contentError(file, position, { found: shown, expected: CURE, advice })
      }
    }
  }
}

async function run(root: string, file: VFile, statements: MdxjsEsm[], jobs: readonly Job[]) {
  try {
    const code = jobs.map((job) => job.code)
    return await evaluateCode(root, relativePath(file), statementLines(statements), code)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const advice = error instanceof Error ? error.message : String(error)
    const position = statements[0]?.position ?? jobs[0]?.position
    throw contentError(file, position, { field: 'imports', advice })
  }
}

function collectJobs(tree: Root, file: VFile, bound: ReadonlySet<string>): Job[] {
  const jobs: Job[] = []
  visit(tree, (node: RootContent | Root, index?: number, parent?: Parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (bound.has(node.name?.split('.')[0] ?? '') && !COMPONENT_NAMES.includes(node.name ?? ''))
        jobs.push(componentJob(node, file))
      else jobs.push(...attributeJobs(node))
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    if (parent === undefined || index === undefined) return
    const put = (nodes: readonly RootContent[]) => {
      parent.children.splice(parent.children.indexOf(node), 1, ...nodes)
    }
    if (node.data?.estree?.body.length === 0) {
      put([])
      return [SKIP, index]
    }
    const isFlow = node.type === 'mdxFlowExpression'
    jobs.push({
      code: node.value,
      shown: `{${node.value}}`,
      position: node.position,
      place: (value) => put(nodesOf(value, isFlow, file)),
    })
  })
  return jobs
}

/** An imported component, with what stands between its tags as children. */
function componentJob(node: Jsx, file: VFile): Job {
  const properties = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return attribute.value
    const { name, value } = attribute
    const code = typeof value === 'object' && value ? `(${value.value})` : JSON.stringify(value)
    return `${JSON.stringify(name)}: ${value === null || value === undefined ? true : code}`
  })
  return {
    code: `<${node.name} {...{ ${properties.join(', ')} }} />`,
    shown: `<${node.name}>`,
    position: node.position,
    place(value) {
      const isAlone = node.children.length === 0
      Object.assign(node, evaluated(value, node.type === 'mdxJsxFlowElement', file, isAlone), {
        ...(isAlone ? {} : { children: node.children }),
      })
    },
  }
}

/** The attributes of our own components, whose values are texts. */
function attributeJobs(node: Jsx): Job[] {
  return node.attributes.flatMap((attribute): Job[] => {
    const isSpread = attribute.type !== 'mdxJsxAttribute'
    if (!isSpread && typeof attribute.value !== 'object') return []
    const value = isSpread ? `{ ${attribute.value} }` : attribute.value
    const code = typeof value === 'string' ? value : value?.value
    if (code === undefined) return []
    return [
      {
        code,
        shown: isSpread ? `{${attribute.value}}` : `${attribute.name}={${code}}`,
        position: node.position,
        place(given) {
          const values = isSpread ? Object.entries(given as object) : [[attribute.name, given]]
          node.attributes = node.attributes.flatMap((one): Jsx['attributes'] =>
            one === attribute
              ? values.map(([name, text]) => ({
                  type: 'mdxJsxAttribute' as const,
                  name: String(name),
                  value: attributeText(text),
                }))
              : [one],
          )
        },
      },
    ]
  })
}

/** A list becomes lines. */
function attributeText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(attributeText).join('\n')
  throw new Error(`it is ${typeof value}, and must be a text`)
}

function nodesOf(value: unknown, isFlow: boolean, file: VFile): RootContent[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (typeof value !== 'string' && typeof value !== 'number')
    return [evaluated(value, isFlow, file, true)]
  const text: RootContent = { type: 'text', value: String(value) }
  return isFlow ? [{ type: 'paragraph', children: [text] }] : [text]
}

/**
 * What React made, as a component of ours. The words of what has no children stand in it for search and Markdown.
 * @throws when it cannot be printed
 */
function evaluated(value: unknown, isFlow: boolean, file: VFile, isAlone: boolean): Jsx {
  if (!isValidElement(value) && !Array.isArray(value))
    throw new Error(`it is ${value instanceof Promise ? 'a promise' : typeof value}`)
  const html = renderToStaticMarkup(value)
  file.data.evaluated ??= []
  const index = file.data.evaluated.push(value) - 1
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    type: isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: EVALUATED,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'index', value: String(index) },
      ...(isAlone ? [{ type: 'mdxJsxAttribute' as const, name: 'alone', value: '' }] : []),
    ],
    children: [{ type: 'text', value: words }],
  } as Jsx
}
