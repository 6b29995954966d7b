import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { methodRoute } from '../../lib/content/api/anchors'
import { methodFile } from '../../lib/content/api/api-files'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { TUTORIAL_TAGS } from '../../lib/content/pages/front-matter'
import { ProblemError } from '../../lib/content/problem'

const USAGE = `Use one of:
  npm run new -- tutorial "Name of the tutorial"             of FTC
  npm run new -- tutorial "Name of the tutorial" --product Stream
  npm run new -- method NameOfMethod                         of the Stream API`

const PRODUCTS = ['FTC', 'Stream'] as const
/** What a file name and a URL can hold; spaces become underscores. */
const TITLE = /^(?!.*\.(?:html?|mdx?)$)[a-z0-9](?:[a-z0-9 .-]{0,68}[a-z0-9])?$/i
const METHOD_NAME = /^[A-Z][A-Za-z0-9]*$/
const SMALL_WORDS = new Set('a and by for from in of on or the to with'.split(' '))

/** The files of a new page by their paths below the project; nothing is written yet. */
export type NewPage = {
  readonly files: ReadonlyMap<string, string>
  /** What the writer does next, one line each. */
  readonly next: readonly string[]
}

/**
 * Writes the files of a new page and says what is left to write.
 * @param args words of a command line
 * @throws with a sentence for the writer when a word is wrong or the page exists
 */
export async function writeNewPage(args: readonly string[]): Promise<void> {
  const { files, next } = planNewPage('.', args, new Date().toISOString().slice(0, 10))
  for (const [file, text] of files) {
    writeFileSync(file, text)
    console.log(`Written: ${file}`)
  }
  console.log(['', 'Next:', ...next, 'npm run check says what is missing.'].join('\n'))
}

/**
 * Plans a page from the words of a command line.
 * @param today such as 2026-03-14
 * @throws with a sentence for the writer when a word is wrong or the page is there
 */
export function planNewPage(root: string, args: readonly string[], today: string): NewPage {
  const options = { product: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [kind, name = '', ...rest] = positionals
  if (kind !== 'tutorial' && kind !== 'method')
    throw new Error(`kind: found "${kind ?? ''}", expected tutorial or method. ${USAGE}`)
  if (rest.length > 0)
    throw new Error(`name: found ${rest.length + 1} words, expected one: put it in quotes.`)
  if (kind === 'tutorial') return planTutorial(root, name.trim(), values.product, today)
  if (values.product !== undefined)
    throw new Error('--product: found it with a method, expected none: all methods are of Stream.')
  return planMethod(root, name, today)
}

function planTutorial(root: string, title: string, asked = 'FTC', today: string): NewPage {
  const product = PRODUCTS.find((name) => name.toLowerCase() === asked.toLowerCase())
  if (product === undefined)
    throw new Error(`--product: found "${asked}", expected one of ${PRODUCTS.join(', ')}.`)
  if (!TITLE.test(title))
    throw new Error(
      `name: found "${title}", expected at most 70 letters, digits, spaces, and - . in quotes, such as "Logo filter": it becomes the title and the address.`,
    )
  const file = `pages/docs/${product}/Tutorials/${fileNameOf(title)}.mdx`
  const text = filled('tutorial.mdx', { title: stringify(title).trim(), product, today })
  return {
    files: new Map([[unused(root, file), text], withMeta(root, file)]),
    next: [
      `${file}: write the description (50 to 160 characters) and the tags (${TUTORIAL_TAGS.join(', ')}).`,
      `${file}: put your words where **Write:** stands; npm run dev shows the page.`,
      `${file}: it is not published until you delete the line "status: draft".`,
    ],
  }
}

/** Such as `Speech_to_Text_Filter`; names such as `v3.1` keep their case. */
function fileNameOf(title: string): string {
  const words = title.split(/ +/).map((word, index) => {
    const isName = !/^[a-z]+$/.test(word) || (index > 0 && SMALL_WORDS.has(word))
    return isName ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
  return words.join('_')
}

function planMethod(root: string, name: string, today: string): NewPage {
  if (!METHOD_NAME.test(name))
    throw new Error(
      `name: found "${name}", expected letters and digits with a capital first, as the API has it, such as GetEventInfo.`,
    )
  const { api, errors } = readStreamApi(root)
  if (api === null)
    throw new ProblemError(errors, 'The data of the API has errors; correct them first.')
  const page = `pages${methodRoute(name)}.mdx`
  const data = methodFile(name)
  const groups = api.common.groups.map(({ id }) => id).join(', ')
  return {
    files: new Map([
      [unused(root, page), filled('method.mdx', { name, today })],
      [unused(root, data), filled('method.yaml', { name, groups })],
      withMeta(root, page),
    ]),
    next: [
      `${page}: write the description (50 to 160 characters).`,
      `${data}: fill in every "". The site cannot be built before; no half of a method is published.`,
    ],
  }
}

/** A file of `templates/` with each `{{name}}` replaced by its value. */
function filled(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(new URL(`./templates/${file}`, import.meta.url), 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/** The path of a new file. A name that differs only in case is taken: some file systems hold one of the two. */
function unused(root: string, file: string): string {
  const { dir, base } = path.posix.parse(file)
  const names = readdirSync(path.join(root, dir))
  const taken = names.find((name) => name.toLowerCase() === base.toLowerCase())
  if (taken === undefined) return file
  throw new Error(`name: found ${dir}/${taken}, expected a name that is free.`)
}

/** The `_meta.ts` beside a page, with the page as the last one. */
function withMeta(root: string, page: string): [string, string] {
  const { dir, name } = path.posix.parse(page)
  const file = `${dir}/_meta.ts`
  const full = path.join(root, file)
  const list = /^(export default \{\n(?: {2}.*\n)*)\}\n$/.exec(
    existsSync(full) ? readFileSync(full, 'utf8') : '',
  )?.[1]
  if (list === undefined)
    throw new Error(`${file}: found no plain list of names, expected lines such as "  Name: '',".`)
  return [file, `${list}  ${/^[\w$]+$/.test(name) ? name : `'${name}'`}: '',\n}\n`]
}
