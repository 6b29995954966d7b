import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../fixtures/temp-project'

it('§8 Next rejects a page without a default export, and names it', () => {
  const root = createProject({
    'package.json': '{ "type": "module" }',
    'pages/index.jsx': 'export default function Home() { return null }',
    'pages/search.jsx': 'export function Search() { return null }',
  })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  const next = path.resolve('node_modules/next/dist/bin/next')
  const { status, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/without a React Component as default export in\s+pages\/search\n/)
}, 180_000)
