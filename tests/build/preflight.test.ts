import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { createProject } from '../fixtures/temp-project'
import { readSiteFile } from './exported-page'

/** The programs that the scripts check or ask. */
const ASKED = 'aws curl docker eksctl helm kubectl oci ss sudo terraform timeout'.split(' ')

const scripts = exportedFiles()
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [
      ...readSiteFile(file)
        .toString('utf8')
        .matchAll(/```bash title="preflight\.sh"[^\n]*\n(.*?)```/gs),
    ].map(([, script = ''], index) => [`script ${index + 1} of ${file}`, script] as const),
  )

/** A folder with programs that all fail. Their error message repeats the arguments and names every expected text. */
function failingPrograms(): string {
  const message = '"Kubernetes" "v1.32.1" v1.31.2 v3.15.1 aws-cli/2 0.9 arn:aws vcpus ACTIVE'
  const program = `#!/bin/sh\necho '${message}' "$*" >&2\nexit 1\n`
  const folder = createProject(Object.fromEntries(ASKED.map((name) => [name, program])))
  for (const name of ASKED) chmodSync(path.join(folder, name), 0o755)
  return folder
}

it('each cloud and Docker has a script', () => {
  expect(scripts.map(([name]) => name)).toHaveLength(7)
})

it.each(scripts)(
  '%s passes no check if every program fails, even without values',
  (_name, script) => {
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${failingPrograms()}:/usr/bin:/bin` },
    })
    const lines = stdout.split('\n').filter(Boolean)
    expect(stderr).not.toContain('syntax error')
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => !/^(?:FAIL|\?)\s/.test(line))).toEqual([])
  },
)
