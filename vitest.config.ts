import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The project that `--project` names, if it is `build`, `deploy`, `engines`, or `samples`, which need the built site.
 * Otherwise undefined, and the unit tests run.
 */
const asked = /--project[ =](build|deploy|engines|samples)\b/.exec(process.argv.join(' '))?.[1]

/** The first line of a test that needs a document, unless it is one of a component. */
const NEEDS_DOM = '// @vitest-environment jsdom'

/** What unit tests get instead of a style sheet's URL. */
const STYLE_SHEET = 'tests/fixtures/style-sheet.ts'

const needsDom = (file: string) =>
  file.endsWith('.tsx') || readFileSync(file, 'utf8').startsWith(NEEDS_DOM)

function testsIn(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
}

/**
 * Starting a process for each file would take longer than running the file's tests. Files that need no document share
 * a few processes; unit-setup.ts resets the state between files. Files that need a document run in threads, each file
 * in a separate VM context.
 */
function unitProjects() {
  const files = testsIn('lib', 'components', 'scripts', 'tools')
  return [
    {
      extends: true as const,
      test: {
        name: 'unit',
        include: files.filter((file) => !needsDom(file)),
        setupFiles: ['tests/fixtures/unit-setup.ts'],
      },
    },
    {
      extends: true as const,
      resolve: { alias: [{ find: /^.*\.css\?url$/, replacement: path.resolve(STYLE_SHEET) }] },
      test: {
        name: 'unit-dom',
        include: files.filter(needsDom),
        environment: 'jsdom',
        pool: 'vmThreads' as const,
        setupFiles: ['tests/fixtures/dom-setup.ts'],
      },
    },
  ]
}

/**
 * Tests of the exported pages share threads, each of which parses the pages once; that takes longer than most tests.
 * The other tests run beside them.
 */
function builtProjects(name: string) {
  const files = testsIn(`tests/${name}`)
  const test = { setupFiles: ['tests/build/setup.ts'], expect: { poll: { timeout: 15_000 } } }
  const pages = files.filter(needsDom)
  return [
    {
      extends: true as const,
      test: { ...test, name, include: files.filter((file) => !needsDom(file)) },
    },
    ...(pages.length === 0
      ? []
      : [
          {
            extends: true as const,
            test: {
              ...test,
              name: `${name}-pages`,
              include: pages,
              pool: 'threads' as const,
              isolate: false,
            },
          },
        ]),
  ]
}

export default defineConfig({
  test: {
    environment: 'node',
    isolate: asked === 'deploy' || asked === 'samples',
    projects: asked === undefined ? unitProjects() : builtProjects(asked),
    // Compiling the first page, or reading the whole built site, takes a long time on a busy machine. Files cannot set
    // their own limits: in a shared process, only the limit of the first file would count.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // By default, Vitest leaves one processor free, even on a machine with only two.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `test-results/${asked ?? 'unit'}.json` },
  },
})
