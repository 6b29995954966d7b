import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, writeFiles } from '../fixtures/temp-project'

/** The scripts are for the machines that publish; those run bash. */
const isBash = process.platform !== 'win32'

describe.runIf(isBash)('deploy/s3/sync.sh', () => {
  function project(files: Record<string, string>) {
    const aws = path.resolve('tests/deploy/aws-stand-in.mjs')
    const root = createProject({
      'bin/aws': `#!/bin/sh\nexec node ${aws} "$@"\n`,
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`out/${file}`, text])),
    })
    chmodSync(path.join(root, 'bin/aws'), 0o755)
    const log = path.join(root, 'log')
    const sync = () => {
      execFileSync('bash', ['deploy/s3/sync.sh', 'bucket', 'E1', path.join(root, 'out')], {
        env: {
          ...process.env,
          PATH: `${path.join(root, 'bin')}:${process.env.PATH}`,
          BUCKETS: root,
          LOG: log,
        },
        stdio: 'pipe',
      })
    }
    const objects = () =>
      readdirSync(path.join(root, 'bucket'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.meta'))
        .map((entry) =>
          path.relative(path.join(root, 'bucket'), `${entry.parentPath}/${entry.name}`),
        )
        .sort()
    return { root, sync, objects, calls: () => readFileSync(log, 'utf8').trim().split('\n') }
  }

  const build = {
    'index.html': 'page',
    'docs/Gone.html': 'page',
    'docs/Gone.md': 'copy',
    _headers: 'for another host',
    '_next/static/chunks/first.js': 'script',
    'search-index/texts.first.json': 'texts',
  }

  it('sends hashed files first and pages last, and deletes after that only', () => {
    const { sync, calls } = project(build)
    sync()
    const kinds = calls().map(
      (call) => /--delete|immutable|text\/html|no-cache|^s3 ls|^cloudfront/.exec(call)?.[0],
    )
    expect(kinds.slice(2, 4)).toEqual(['immutable', 'immutable'])
    expect(kinds.lastIndexOf('no-cache')).toBe(kinds.length - 3)
    expect(calls().at(-3)).toContain('--include *.html')
    expect(kinds.slice(-2)).toEqual(['--delete', 'cloudfront'])
    expect(calls().at(-1)).toBe('cloudfront create-invalidation --distribution-id E1 --paths /*')
  })

  it('sends what has changed only, though a build writes every file anew', () => {
    const { root, sync } = project({ ...build, 'docs/a file.txt': 'text' })
    sync()
    const sentAt = (file: string) => statSync(path.join(root, 'bucket', file)).mtimeMs
    const files = ['index.html', 'docs/Gone.html', 'docs/Gone.md', 'docs/a file.txt']
    const first = files.map(sentAt)
    const later = new Date(Date.now() + 60_000)
    writeFiles(root, { 'out/index.html': 'Page' })
    for (const file of files) utimesSync(path.join(root, 'out', file), later, later)
    sync()
    expect(files.filter((file, index) => sentAt(file) !== first[index])).toEqual(['index.html'])
    expect(readFileSync(path.join(root, 'bucket/index.html'), 'utf8')).toBe('Page')
  })

  it('keeps hashed files of earlier builds for open tabs', () => {
    const { root, sync, objects } = project(build)
    sync()
    execFileSync('rm', [path.join(root, 'out/_next/static/chunks/first.js')])
    writeFiles(root, { 'out/_next/static/chunks/second.js': 'script' })
    sync()
    expect(objects()).toEqual([
      '_next/static/chunks/first.js',
      '_next/static/chunks/second.js',
      'docs/Gone.html',
      'docs/Gone.md',
      'index.html',
      'search-index/texts.first.json',
    ])
  })

  it('leaves nothing behind of a page that is withdrawn', () => {
    const { root, sync, objects } = project(build)
    sync()
    for (const file of ['docs', '_next/static/chunks/first.js', 'search-index/texts.first.json'])
      rmSync(path.join(root, 'out', file), { recursive: true })
    writeFiles(root, {
      'out/_next/static/chunks/second.js': 'script',
      'out/search-index/texts.second.json': 'texts',
    })
    sync()
    expect(objects()).toEqual([
      '_next/static/chunks/second.js',
      'index.html',
      'search-index/texts.second.json',
    ])
  })

  it('sends nothing when there is no site', () => {
    expect(() => project({ 'readme.txt': '' }).sync()).toThrow('run npm run build first')
  })
})

describe.runIf(isBash)('deploy/server/release.sh', () => {
  const script = 'deploy/server/release.sh'
  const old = '_next/static/chunks/old.js'

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

  it('leaves the date of what has not changed, so that its ETag stays', () => {
    const { root, run, change } = project()
    writeFiles(root, { 'out/docs.html': 'same' })
    run()
    const published = (file: string) => path.join(root, 'target/current', file)
    const dayAgo = new Date(Date.now() - 86_400_000)
    for (const file of ['docs.html', 'index.html']) utimesSync(published(file), dayAgo, dayAgo)
    change('second')
    run()
    expect(statSync(published('docs.html')).mtime).toEqual(dayAgo)
    expect(statSync(published('index.html')).mtime.getTime()).toBeGreaterThan(dayAgo.getTime())
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
