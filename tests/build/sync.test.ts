import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../fixtures/temp-project'

/** The script is for machines that publish; those run Bash. */
it.runIf(process.platform !== 'win32')(
  'deploy/s3/sync.sh sends hashed files first and pages last, and deletes after that',
  () => {
    const root = createProject({
      aws: '#!/bin/sh\necho "$*" >>aws.log\n',
      'out/index.html': 'page',
    })
    chmodSync(path.join(root, 'aws'), 0o755)
    const env = { ...process.env, PATH: `${root}${path.delimiter}${process.env.PATH}` }
    const script = path.resolve('deploy/s3/sync.sh')
    execFileSync('bash', [script, 'docs', 'E1'], { cwd: root, env })
    const calls = readFileSync(path.join(root, 'aws.log'), 'utf8').trim().split('\n')
    expect(calls[0]).toMatch(
      /^s3 sync out s3:\/\/docs .*immutable.*--include _next\/static\/chunks/,
    )
    for (const call of calls.slice(1, -2)) expect(call).toContain('--cache-control no-cache')
    expect(calls.at(-3)).toMatch(/text\/html.* --include \*\.html$/)
    expect(calls.flatMap((call, index) => (call.includes('--delete') ? [index] : []))).toEqual([
      calls.length - 2,
    ])
    expect(calls.at(-2)).toContain('--exclude _next/static/css/*')
    expect(calls.at(-1)).toBe('cloudfront create-invalidation --distribution-id E1 --paths /*')
  },
)
