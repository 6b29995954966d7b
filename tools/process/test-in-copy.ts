import { rmSync } from 'node:fs'
import { copyProject } from './copy-project'
import { runTypeScript } from './run-command'

export type CopyTest = {
  /** Folder below `tests/e2e` whose specs run. */
  readonly suite: string
  /** Port the copy is served at. */
  readonly port: string
  /** Variables of the environment that its build is given. */
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Builds a copy of the project with other settings and runs the browser tests for it; out/ of this folder stays as it is.
 * @throws when the build or a test fails; the copy stays, to be looked at
 */
export async function testInCopy({ suite, port, settings }: CopyTest): Promise<void> {
  const folder = copyProject(suite)
  const env = { ...process.env, ...settings, E2E_SUITE: suite, E2E_PORT: port }
  for (const script of ['scripts/build.ts', 'scripts/test-e2e.ts']) {
    const status = await runTypeScript(script, [], { cwd: folder, env })
    if (status !== 0) throw new Error(`${script} failed for ${suite}. The copy is ${folder}.`)
  }
  rmSync(folder, { recursive: true })
}
