import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFiles } from '../fixtures/temp-project'

const SCRIPT = 'deploy/server/release.sh'
const PAGES = 12
/** Blocks of 1,024 bytes that a file may have: the copy of a longer one breaks off in the middle. */
const SMALL_FILES = 2
const MOST_COMMANDS = 400
/** More than are kept, so that the next one drops the oldest. */
const EARLIER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const RETAINED = 5

/** Ends the shell, and each one it starts, before the n-th command of them all, which they count in a file. */
const KILLER = `set -T
trap 'echo >>"$KILL_COUNT"; mapfile -t ran <"$KILL_COUNT"; ((\${#ran[@]} <= KILL_AFTER)) || kill -9 $$ $BASHPID' DEBUG`

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(realpathSync(tmpdir()), 'killed-release-'))
  writeFiles(root, {
    [SCRIPT]: readFileSync(SCRIPT, 'utf8'),
    'killer.sh': KILLER,
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A site whose every file, and whose headers, say which one it is. */
function write(text: string): void {
  const pages = Array.from({ length: PAGES }, (_, index) => [
    `out/docs/${index}.html`,
    text.padEnd(3000),
  ])
  writeFiles(root, {
    ...Object.fromEntries(pages),
    'out/index.html': text,
    [`out/_next/static/chunks/${text}.js`]: text,
    'deploy/generated/security-headers.nginx.conf': text,
  })
}

function run(argument: string, env: Record<string, string> = {}, prefix = ''): number | null {
  const options = { cwd: root, env: { ...process.env, CAPELLA_DOCS: `${root}/target`, ...env } }
  return spawnSync('bash', ['-c', `${prefix} exec bash ${SCRIPT} ${argument}`], options).status
}

function publish(text: string): void {
  write(text)
  expect(run('out')).toBe(0)
}

/** The site that readers get, after checking that it is whole and has its own headers. */
function published(): string {
  const read = (file: string) => readFileSync(path.join(root, 'target', file), 'utf8')
  const text = read('current/index.html')
  for (let index = 0; index < PAGES; index++)
    expect(read(`current/docs/${index}.html`).trimEnd()).toBe(text)
  expect(read('current-headers/security-headers.nginx.conf')).toBe(text)
  expect(existsSync(path.join(root, `target/current/_next/static/chunks/${text}.js`))).toBe(true)
  return text
}

/** Publishes what was written, killed before its n-th command. */
function runKilled(after: number): number | null {
  const count = path.join(root, 'count')
  rmSync(count, { force: true })
  const env = { BASH_ENV: `${root}/killer.sh`, KILL_AFTER: String(after), KILL_COUNT: count }
  return run('out', env)
}

/** How many releases there are. */
function countReleases(): number {
  return readdirSync(path.join(root, 'target/releases')).length
}

describe('a release that is killed', () => {
  it('at every command leaves a whole site, and a whole one to go back to', () => {
    const target = path.join(root, 'target')
    const start = path.join(root, 'start')
    const copy = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }
    for (const text of EARLIER) publish(text)
    expect(countReleases()).toBe(RETAINED)
    cpSync(target, start, copy)
    write('seventh')
    let killedBeforeDropping = 0
    for (let after = 0; ; after++) {
      expect(after).toBeLessThan(MOST_COMMANDS)
      const status = runKilled(after)
      const now = published()
      expect(['sixth', 'seventh']).toContain(now)
      if (status === 0) break
      if (countReleases() > RETAINED && now === 'seventh') killedBeforeDropping++
      expect(run('--rollback')).toBe(0)
      expect(published()).toBe(now === 'seventh' ? 'sixth' : 'fifth')
      // Back to the state that the next round starts from.
      rmSync(target, { recursive: true })
      cpSync(start, target, copy)
    }
    expect(killedBeforeDropping).toBeGreaterThan(0)
    expect(published()).toBe('seventh')
    expect(countReleases()).toBe(RETAINED)
    expect(run('--rollback')).toBe(0)
    expect(published()).toBe('sixth')
  }, 600_000)

  it('in the middle of a copy is never gone back to', () => {
    publish('first')
    publish('second')
    write('third')
    expect(run('out', {}, `ulimit -f ${SMALL_FILES};`)).not.toBe(0)
    expect(published()).toBe('second')
    publish('fourth')
    expect(run('--rollback')).toBe(0)
    expect(published()).toBe('second')
  })

  it('is told from one that another process is publishing', () => {
    publish('first')
    writeFileSync(path.join(root, 'target/lock'), '')
    write('second')
    expect(run('out', {}, `exec 8>target/lock; flock 8;`)).toBe(1)
    expect(published()).toBe('first')
  })
})
