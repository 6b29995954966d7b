import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { checkNewest } from '../../lib/content/releases/check-releases'

const TEMPLATES = 'tools/writing/templates'
const TUTORIALS = 'pages/docs/FTC/Tutorials'
const METHODS = 'pages/docs/Stream/API/API_Methods'
const WALKS = 'pages/docs/FTC/Walks'

type Change = readonly [from: string, to: string]

/** The texts that a writer would fill in, from `recipes.yaml`. `method` holds the replacements in the template. */
type Texts = Readonly<Record<TextName, string>> & { readonly method: readonly Change[] }
type TextName =
  | ('step' | 'symptom' | 'placeholders' | 'output')
  | ('release' | 'deprecated' | 'question')

function replaceOnce(text: string, [from, to]: Change): string {
  if (!text.includes(from)) throw new Error(`found no ${JSON.stringify(from)}`)
  return text.replace(from, () => to)
}

const sentenceAbout = (what: string) =>
  `What ${what} needs, and how the recipes of this project lead from its file to its page.`

const frontMatter = (title: string, what: string) =>
  `---\ntitle: ${title}\ndescription: ${sentenceAbout(what)}\nupdated: 2026-11-29\n---\n`

/**
 * Follows the recipes of CONTRIBUTING, one after another, in a copy of the project: a tutorial with a symptom, a shared
 * text, a placeholder, a diagram, and a window; a method; a release; and a folder with pages, one of which is renamed,
 * one deleted, and one deprecated, and with a question.
 * @throws if a file lacks what a recipe changes
 */
export function followRecipes(root: string): void {
  const files = filesOf(root)
  const texts: Texts = parse(files.read('tools/writing/recipes.yaml'))
  addTutorial(files, texts)
  addMethod(files, texts)
  addRelease(files, texts, root)
  addFolder(files, texts)
}

type Files = ReturnType<typeof filesOf>

function filesOf(root: string) {
  const at = (file: string) => path.join(root, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const copy = (file: string, name: string, ...changes: readonly Change[]) =>
    write(name, changes.reduce(replaceOnce, read(file)))
  const edit = (file: string, ...changes: readonly Change[]) => copy(file, file, ...changes)
  const rename = (file: string, name: string) => renameSync(at(file), at(name))
  const remove = (file: string) => rmSync(at(file))
  return { read, write, copy, edit, rename, remove }
}

function addTutorial({ read, write, copy, edit }: Files, texts: Texts): void {
  const file = `${TUTORIALS}/Walk.mdx`
  copy(
    `${TEMPLATES}/tutorial.mdx`,
    file,
    ['title: ""', 'title: Take a walk through the recipes'],
    ['description: ""', `description: ${sentenceAbout('a tutorial')}`],
    ['status: draft\n', ''],
    ['updated: ""', 'updated: 2026-11-29'],
    ['tags: []', 'tags: [workflow]\nplaceholders: walks'],
    ['\n<Expect>', `${texts.step}\n<Expect>`],
    ['|---|---|---|', `|---|---|---|\n${texts.symptom}`],
  )
  write(file, read(file).replace(/^\*\*Write:\*\*.*$/gm, 'The steps of a walk.'))
  edit(`${TUTORIALS}/_meta.ts`, ['\n}', "\n  Walk: '',\n}"])
  for (const [folder, pattern] of [
    ['partials/diagrams', 'ftc-overview'],
    ['partials/diagrams/windows', 'web-ui-login'],
  ] as const)
    write(`${folder}/walk.svg`, read(`${folder}/${pattern}.svg`).replaceAll(pattern, 'walk'))
  write('partials/shared/walk.mdx', 'Walk through the [[place]].\n')
  write('data/placeholders/walks.yaml', texts.placeholders)
  edit('data/known-outputs.yaml', ['\n# Stream on', `\n${texts.output}\n# Stream on`])
}

function addMethod({ copy, edit }: Files, texts: Texts): void {
  copy(`${TEMPLATES}/method.mdx`, `${METHODS}/GetWalks.mdx`, ['title: ""', 'title: GetWalks'])
  edit(`${METHODS}/_meta.ts`, ["  GetSystemInfo: '',", "  GetSystemInfo: '',\n  GetWalks: '',"])
  copy(`${TEMPLATES}/method.yaml`, 'data/stream-api/methods/GetWalks.yaml', ...texts.method)
}

/** Corrects what the check reports, as the recipe says. */
function addRelease({ read, write }: Files, texts: Texts, root: string): void {
  write('data/ftc-releases/99.0.yaml', texts.release)
  for (const { file, line = 0, found = '', expected = '' } of checkNewest(root)) {
    const lines = read(file).split('\n')
    const named: Change = [found.replace('version ', ''), expected]
    write(file, lines.with(line - 1, replaceOnce(lines[line - 1] ?? '', named)).join('\n'))
  }
}

function addFolder({ write, edit, rename, remove }: Files, texts: Texts): void {
  edit('pages/docs/FTC/_meta.ts', ["  Formats: '',", "  Walks: 'Walks',\n  Formats: '',"])
  write(
    `${WALKS}/_meta.ts`,
    "export default { index: '', Long: '', Old: { display: 'hidden' }, Short: '' }\n",
  )
  write(`${WALKS}/index.mdx`, `${frontMatter('Walks of FTC', 'a folder')}\n<ChildCards />\n`)
  for (const name of ['Far', 'Old', 'Short', 'Tiny'])
    write(`${WALKS}/${name}.mdx`, `${frontMatter(`${name} walk`, name)}\n${texts.deprecated}\n`)
  rename(`${WALKS}/Far.mdx`, `${WALKS}/Long.mdx`)
  edit(`${WALKS}/Long.mdx`, ['updated:', 'from: [/docs/FTC/Walks/Far]\nupdated:'])
  remove(`${WALKS}/Tiny.mdx`)
  edit(`${WALKS}/Short.mdx`, ['updated:', 'from: [/docs/FTC/Walks/Tiny]\nupdated:'])
  edit('data/open-questions.yaml', ['\n# Stream: API', `\n${texts.question}\n# Stream: API`])
}
