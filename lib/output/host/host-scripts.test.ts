import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, writeFiles } from '../../../tests/fixtures/temp-project'

/** The scripts are for the machines that publish; those run bash. */
const isBash = process.platform !== 'win32'

describe.runIf(isBash)('deploy/s3/sync.sh', () => {
  /** Runs it with a stand-in for the aws command, and returns that one's calls. */
  function sync(files: Record<string, string>): string[] {
    const root = createProject({ ...files, 'bin/aws': '#!/bin/sh\necho "$@" >> "$LOG"\n' })
    const log = path.join(root, 'log')
    chmodSync(path.join(root, 'bin/aws'), 0o755)
    execFileSync('bash', ['deploy/s3/sync.sh', 'bucket', 'E1', path.join(root, 'out')], {
      env: { ...process.env, PATH: `${path.join(root, 'bin')}:${process.env.PATH}`, LOG: log },
      stdio: 'pipe',
    })
    return readFileSync(log, 'utf8').trim().split('\n')
  }

  it('sends hashed files first and pages last, and deletes nothing but pages', () => {
    const calls = sync({ 'out/index.html': '' })
    const target = (call: string) => / s3:\/\/bucket(\S*)/.exec(call)?.[1]
    expect(calls.map(target)).toEqual([
      '/_next/static',
      '/search-index',
      ...['', '', '', '', '', ''],
      undefined,
    ])
    expect(calls[0]).toContain('--cache-control public, max-age=31536000, immutable')
    expect(calls[1]).toContain('immutable')
    const pages = calls[7] ?? ''
    expect(pages).toContain('--cache-control no-cache')
    expect(pages).toContain('--exclude * --include *.html')
    expect(calls.filter((call) => call.includes('--delete'))).toEqual([pages])
    expect(calls[2]).toContain('--exclude *.html')
    expect(calls[2]).toContain('--exclude _headers')
    expect(calls[8]).toBe('cloudfront create-invalidation --distribution-id E1 --paths /*')
  })

  it('sends nothing when there is no site', () => {
    expect(() => sync({ 'out/readme.txt': '' })).toThrow('run npm run build first')
  })
})

describe.runIf(isBash)('deploy/server/release.sh', () => {
  const script = 'deploy/server/release.sh'
  const old = '_next/static/old.js'

  function project() {
    const root = createProject({
      'deploy/server/release.sh': readFileSync(script, 'utf8'),
      'deploy/generated/security-headers.nginx.conf': 'first',
      'out/index.html': 'first',
      [`out/${old}`]: 'old',
    })
    const run = (argument = 'out') =>
      execFileSync('bash', [script, argument], {
        cwd: root,
        env: { ...process.env, CAPELLA_DOCS: path.join(root, 'target') },
        encoding: 'utf8',
        stdio: 'pipe',
      })
    const read = (file: string) => readFileSync(path.join(root, 'target', file), 'utf8')
    const change = (text: string) => {
      writeFiles(root, {
        'out/index.html': text,
        'deploy/generated/security-headers.nginx.conf': text,
      })
      execFileSync('rm', ['-f', path.join(root, 'out', old)])
    }
    return { root, run, read, change }
  }

  it('publishes site and headers, keeps the hashed files of before, and goes back', () => {
    const { run, read, change } = project()
    run()
    expect(read('current/index.html')).toBe('first')
    change('second')
    run()
    expect(read('current/index.html')).toBe('second')
    expect(read('current-headers/security-headers.nginx.conf')).toBe('second')
    expect(read(`current/${old}`)).toBe('old')
    run('--rollback')
    expect(read('current/index.html')).toBe('first')
    expect(read('current-headers/security-headers.nginx.conf')).toBe('first')
    expect(() => run('--rollback')).toThrow('There is no complete release before')
  })

  it('keeps nothing of earlier releases when a page is withdrawn', () => {
    const { root, run, change } = project()
    writeFiles(root, { 'out/docs/Gone.html': 'gone' })
    run()
    change('second')
    execFileSync('rm', [path.join(root, 'out/docs/Gone.html')])
    expect(run()).toContain('docs/Gone.html')
    expect(existsSync(path.join(root, 'target/current/docs/Gone.html'))).toBe(false)
    expect(existsSync(path.join(root, 'target/current', old))).toBe(false)
  })

  it('drops hashed files after 30 days, and all but the last releases', () => {
    const { root, run, change } = project()
    run()
    const target = path.join(root, 'target')
    const monthAgo = new Date(Date.now() - 31 * 86_400_000)
    utimesSync(path.join(target, 'current', old), monthAgo, monthAgo)
    for (const text of ['2', '3', '4', '5', '6', '7']) {
      change(text)
      run()
      expect(existsSync(path.join(target, 'current', old))).toBe(false)
    }
    expect(readdirSync(path.join(target, 'releases'))).toHaveLength(5)
  })

  it('leaves the site alone when there is none to publish', () => {
    const { root, run, read } = project()
    run()
    writeFileSync(path.join(root, 'out/index.html'), '')
    execFileSync('rm', [path.join(root, 'out/index.html')])
    expect(() => run()).toThrow('run npm run build first')
    expect(read('current/index.html')).toBe('first')
  })
})
