import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Page } from '../../content/pages/page-map'
import { removeDrafts } from './remove-drafts'

function page(route: string, status?: 'draft'): Page {
  const frontMatter = { title: route, description: route, ...(status ? { status } : {}) }
  return { id: route, route, file: `pages${route}.mdx`, sidebar: null, frontMatter }
}

it('removes HTML and script of drafts, and nothing else', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'drafts-'))
  const files = [
    'docs/New.html',
    'docs/NewOne.html',
    '_next/static/chunks/pages/docs/New-0a1b.js',
    '_next/static/chunks/pages/docs/NewOne-0a1b.js',
  ]
  try {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
      writeFileSync(path.join(out, file), '')
    }
    expect(removeDrafts(out, [page('/docs/New', 'draft'), page('/docs/NewOne')])).toEqual([
      '/docs/New',
    ])
    expect(files.filter((file) => existsSync(path.join(out, file)))).toEqual([files[1], files[3]])
  } finally {
    rmSync(out, { recursive: true })
  }
})
