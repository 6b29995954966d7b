import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashCompileCode, hashInputs, inputVariables, listInputs } from './input-hash'

let root: string

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'input-hash-'))
  await write('.gitignore', '/public/search/\n*.log\n')
  await write('pages/index.mdx', '# Home')
  await write('lib/content/pages/routes.ts', 'export {}')
  await write('lib/content/pages/routes.test.ts', 'export {}')
  await write('public/search/index.json', '{}')
  await write('public/img/a.svg', '<svg/>')
  await write('package-lock.json', '{}')
  await write('README.md', 'Read me')
})

afterEach(() => rm(root, { recursive: true }))

describe('listInputs', () => {
  it('finds the inputs, without tests and ignored files, in a fixed order', async () => {
    const inFolders = (await listInputs(root)).filter((path) => path.includes('/'))
    expect(inFolders).toEqual([
      'deploy/cloudfront/function.js',
      'lib/content/pages/routes.ts',
      'pages/index.mdx',
      'public/img/a.svg',
    ])
  })
})

describe('inputVariables', () => {
  it('keeps only what reaches the build, sorted', () => {
    const env = { SITE_BASE_PATH: '/x', PATH: '/bin', NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' }
    expect(inputVariables({ ...env, SITE_URL: undefined })).toEqual([
      ['NEXT_PUBLIC_A', '1'],
      ['NEXT_PUBLIC_B', '2'],
      ['SITE_BASE_PATH', '/x'],
    ])
  })
})

describe('hashInputs', () => {
  it('is the same for the same inputs', async () => {
    expect(await hashInputs(root, {})).toBe(await hashInputs(root, { HOME: '/home/a' }))
  })

  it.each([
    ['a changed page', 'pages/index.mdx', '# Start'],
    ['a new page', 'pages/new.mdx', '# New'],
    ['a new dependency', 'package-lock.json', '{"a":1}'],
    ['a local variable', '.env.local', 'NEXT_PUBLIC_A=1'],
  ])('changes with %s', async (_change, path, text) => {
    const before = await hashInputs(root, {})
    await write(path, text)
    expect(await hashInputs(root, {})).not.toBe(before)
  })

  it('changes with the base path', async () => {
    const atRoot = await hashInputs(root, {})
    expect(await hashInputs(root, { SITE_BASE_PATH: '/x' })).not.toBe(atRoot)
  })

  it.each([
    'README.md',
    'public/search/index.json',
    'lib/content/pages/routes.test.ts',
    'out/index.html',
  ])('stays when %s changes', async (path) => {
    const before = await hashInputs(root, {})
    await write(path, 'changed')
    expect(await hashInputs(root, {})).toBe(before)
  })
})

describe('hashCompileCode', () => {
  it('stays with content', async () => {
    const before = await hashCompileCode(root, {})
    for (const file of ['pages/index.mdx', 'partials/check.mdx', 'data/placeholders/stream.yaml'])
      await write(file, 'changed')
    expect(await hashCompileCode(root, {})).toBe(before)
  })

  it.each(['components/guide/Callout.tsx', 'lib/compile/plugins.ts', 'site.config.ts'])(
    'changes with %s',
    async (file) => {
      const before = await hashCompileCode(root, {})
      await write(file, 'changed')
      expect(await hashCompileCode(root, {})).not.toBe(before)
    },
  )

  it('changes with settings', async () => {
    const before = await hashCompileCode(root, {})
    expect(await hashCompileCode(root, { SITE_BASE_PATH: '/x' })).not.toBe(before)
  })
})
