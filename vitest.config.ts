import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Tests that need the built site run only on request, such as `--project build`. */
const asked = /--project[ =](build|deploy|samples)\b/.exec(process.argv.join(' '))?.[1]

/** The first line of a unit test that needs a document. */
const NEEDS_DOM = '// @vitest-environment jsdom'

/** The unit tests lie beside what they test. */
function unitTests(): string[] {
  const below = ['lib', 'components', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return [...below, ...readdirSync('tests').map((file) => `tests/${file}`)]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
}

/**
 * A process for each file costs more than most files' tests: those without a document share a few processes, and
 * unit-setup.ts keeps them apart. Documents are not shared; a thread for each is cheaper than a process.
 */
function unitProjects() {
  const files = unitTests()
  const needsDom = (file: string) => readFileSync(file, 'utf8').startsWith(NEEDS_DOM)
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
      test: { name: 'unit-dom', include: files.filter(needsDom), pool: 'vmThreads' as const },
    },
  ]
}

const builtProjects = (name: string) => [
  { extends: true as const, test: { name, include: [`tests/${name}/**/*.test.ts`] } },
]

export default defineConfig({
  test: {
    environment: 'node',
    poolOptions: { forks: { isolate: asked !== undefined } },
    projects: asked === undefined ? unitProjects() : builtProjects(asked),
    // Compiling a first page, or reading all of the built site, takes long on a machine that does more at the same
    // time. A file cannot ask for its own limit: in a shared process, only the first one would get it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself Vitest keeps a processor free, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: `test-results/${asked ?? 'unit'}.json` },
  },
})
