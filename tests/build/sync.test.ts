import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../fixtures/temp-project'

/** The publishing script runs in Bash. */
it.runIf(process.platform !== 'win32')(
  'deploy/s3/sync.sh sends hashed files first and pages last, and deletes after that',
  () => {
    const root = createProject({
      aws: '#!/bin/sh\necho "$*" >>aws.log\n',
      'out/404.html': 'page',
      'out/_next/static/media/geist.0a1b.woff2': 'font',
      'deploy/generated/base-path.txt': 'help\n',
      'deploy/generated/content-types.txt':
        'text/html\t*.html\ntext/plain\t*.py *.txt\nfont/woff2\t*.woff2\n',
    })
    chmodSync(path.join(root, 'aws'), 0o755)
    const env = { ...process.env, PATH: `${root}${path.delimiter}${process.env.PATH}` }
    execFileSync('bash', [path.resolve('deploy/s3/sync.sh'), 'docs', 'E1', '--delete'], {
      cwd: root,
      env,
    })
    const calls = readFileSync(path.join(root, 'aws.log'), 'utf8').trim().split('\n')
    const expected = [
      /^s3 sync out s3:\/\/docs .*immutable.*--content-type font\/woff2 .*--include \*_next\/static\/media\/\*\.woff2$/,
      /^s3 cp .*--content-type text\/plain .*--include \*\.py --include \*\.txt/,
      /^s3 cp .*--content-type font\/woff2 .*--exclude \*_next\/static\/media/,
      /^cloudfront describe-function/,
      /^cloudfront update-function/,
      /^cloudfront publish-function/,
      /^s3 cp .*--content-type text\/html.*--include \*\.html/,
      /^s3 sync out\/help s3:\/\/docs\/help --delete (?!.*_next)/,
      /^cloudfront create-invalidation --distribution-id E1 --paths \/\*$/,
    ]
    expect(calls).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  },
)
