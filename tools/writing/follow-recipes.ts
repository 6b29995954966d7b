import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkNewest } from '../../lib/content/releases/check-newest'

const TEMPLATES = 'tools/writing/templates'
const TUTORIALS = 'pages/docs/FTC/Tutorials'
const METHODS = 'pages/docs/Stream/API/API_Methods'
const WALKS = 'pages/docs/FTC/Walks'

type Change = readonly [from: string, to: string]

function replaceOnce(text: string, [from, to]: Change): string {
  if (!text.includes(from)) throw new Error(`found no ${JSON.stringify(from)}`)
  return text.replace(from, () => to)
}

const sentenceAbout = (what: string) =>
  `What ${what} needs, and how the recipes of this project lead from its file to its page.`

const frontMatter = (title: string, what: string) =>
  `---\ntitle: ${title}\ndescription: ${sentenceAbout(what)}\nupdated: 2026-11-29\n---\n`

const STEP = `
\`\`\`bash
walk --to <walk-goal>
\`\`\`

<Partial file="shared/walk" place="park" />

<Diagram name="walk" />

<Diagram name="windows/walk" />

Enter **Username** <Mark>1</Mark> and **Password** <Mark>2</Mark>, and click **Login** <Mark>3</Mark>. Look at **License ✓** <Mark>4</Mark>.
`

const SYMPTOM =
  '| The walk ends early [seen: job-fails] | The road is closed | Take [another road](#set-it-up). |'

const DEPRECATED = `<Callout type="warning" title="Only for FTC 5.5">
From the next release on, take [another walk](/docs/FTC/Walks/Long).
</Callout>

## Open points [#open-points]`

const QUESTION = `- question: How long is a walk?
  why: A long one takes a day.
  until: Take the [long walk](/docs/FTC/Walks/Long) only on a free day.
  pages: [/docs/FTC/Walks/Short]
`

const PLACEHOLDERS = `walk-goal:
  label: Goal of the walk
  kind: identifier
  meaning: The place where the walk ends.
  example: park
`

const OUTPUT = `- row: /docs/FTC/Troubleshooting#symptom-the-walk-ends-early
  signs:
    - the walk ended before its goal was reached
`

const RELEASE = `build: 99.0.0.1
published: 2026-11-29
entries:
  - id: walks
    type: new
    area: Cluster
    text: A cluster can take walks.
`

const METHOD: readonly Change[] = [
  ['name: ""', 'name: GetWalks'],
  ['group: ""', 'group: "watch"'],
  ['order: 1', 'order: 8'],
  ['verb: ""', 'verb: "GET"'],
  ['path: ""', 'path: "/Walks"'],
  ['{ verdict: "" }', '{ verdict: "safe", basis: "HTTP" }'],
  ['summary: ""', 'summary: "Read all walks."'],
  ['description: ""', 'description: "Returns the walks of the manager."'],
  ['description: ""', `description: "${sentenceAbout('a method')}"`],
  ['updated: ""', 'updated: "2026-11-29"'],
  ['useCases: [""]', 'useCases: ["Read walks"]'],
  ['meaning: ""', 'meaning: "Walks returned."'],
  ['example: ""', 'example: "<Content/>"'],
]

/**
 * Follows the recipes of CONTRIBUTING, one after another, in a copy of the project: a tutorial with a symptom, a shared
 * text, a placeholder, a diagram, and a window; a method; a release; and a folder with pages, one of which is renamed,
 * one deleted, and one deprecated, and with a question.
 * @throws if a file lacks what a recipe changes
 */
export function followRecipes(root: string): void {
  const files = filesOf(root)
  addTutorial(files)
  addMethod(files)
  addRelease(files, root)
  addFolder(files)
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

function addTutorial({ read, write, copy, edit }: Files): void {
  const file = `${TUTORIALS}/Walk.mdx`
  copy(
    `${TEMPLATES}/tutorial.mdx`,
    file,
    ['title: ""', 'title: Take a walk through the recipes'],
    ['description: ""', `description: ${sentenceAbout('a tutorial')}`],
    ['status: draft\n', ''],
    ['updated: ""', 'updated: 2026-11-29'],
    ['tags: []', 'tags: [workflow]\nplaceholders: walks'],
    ['\n<Expect>', `${STEP}\n<Expect>`],
    ['|---|---|---|', `|---|---|---|\n${SYMPTOM}`],
  )
  write(file, read(file).replace(/^\*\*Write:\*\*.*$/gm, 'The steps of a walk.'))
  edit(`${TUTORIALS}/_meta.ts`, ['\n}', "\n  Walk: '',\n}"])
  for (const [folder, pattern] of [
    ['partials/diagrams', 'ftc-overview'],
    ['partials/diagrams/windows', 'web-ui-login'],
  ] as const)
    write(`${folder}/walk.svg`, read(`${folder}/${pattern}.svg`).replaceAll(pattern, 'walk'))
  write('partials/shared/walk.mdx', 'Walk through the [[place]].\n')
  write('data/placeholders/walks.yaml', PLACEHOLDERS)
  edit('data/known-outputs.yaml', ['\n# Stream on', `\n${OUTPUT}\n# Stream on`])
}

function addMethod({ copy, edit }: Files): void {
  copy(`${TEMPLATES}/method.mdx`, `${METHODS}/GetWalks.mdx`, ['title: ""', 'title: GetWalks'])
  edit(`${METHODS}/_meta.ts`, ["  GetSystemInfo: '',", "  GetSystemInfo: '',\n  GetWalks: '',"])
  copy(`${TEMPLATES}/method.yaml`, 'data/stream-api/methods/GetWalks.yaml', ...METHOD)
}

/** Corrects what the check reports, as the recipe says. */
function addRelease({ read, write }: Files, root: string): void {
  write('data/ftc-releases/99.0.yaml', RELEASE)
  for (const { file, line = 0, found = '', expected = '' } of checkNewest(root)) {
    const lines = read(file).split('\n')
    const named: Change = [found.replace('version ', ''), expected]
    write(file, lines.with(line - 1, replaceOnce(lines[line - 1] ?? '', named)).join('\n'))
  }
}

function addFolder({ write, edit, rename, remove }: Files): void {
  edit('pages/docs/FTC/_meta.ts', ["  Formats: '',", "  Walks: 'Walks',\n  Formats: '',"])
  write(
    `${WALKS}/_meta.ts`,
    "export default { index: '', Long: '', Old: { display: 'hidden' }, Short: '' }\n",
  )
  write(`${WALKS}/index.mdx`, `${frontMatter('Walks of FTC', 'a folder')}\n<ChildCards />\n`)
  for (const name of ['Far', 'Old', 'Short', 'Tiny'])
    write(`${WALKS}/${name}.mdx`, `${frontMatter(`${name} walk`, name)}\n${DEPRECATED}\n`)
  rename(`${WALKS}/Far.mdx`, `${WALKS}/Long.mdx`)
  edit(`${WALKS}/Long.mdx`, ['updated:', 'from: [/docs/FTC/Walks/Far]\nupdated:'])
  remove(`${WALKS}/Tiny.mdx`)
  edit(`${WALKS}/Short.mdx`, ['updated:', 'from: [/docs/FTC/Walks/Tiny]\nupdated:'])
  edit('data/open-questions.yaml', ['\n# Stream: API', `\n${QUESTION}\n# Stream: API`])
}
