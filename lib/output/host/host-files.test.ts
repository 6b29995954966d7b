import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { listFiles } from '../../content/project-files'
import {
  cacheControlFor,
  hostFiles,
  moveBelowBasePath,
  redirectsOf,
  securityHeaders,
} from './host-files'

const policy = "default-src 'self'"
it.each([
  ['_next/static/chunks/main-0a1b.js', 'public, max-age=31536000, immutable'],
  ['search-names.json', 'no-cache'],
  ['page-map/manifest.0a1b.js', 'no-cache'],
  ['help/_next/static/chunks/x.js', 'public, max-age=31536000, immutable'],
  ['_next/static/0a1b2c3d4e5f/_buildManifest.js', 'no-cache'],
])('%s is cached as %s', (file, expected) => {
  expect(cacheControlFor(file)).toBe(expected)
})

describe('files for Netlify and Cloudflare Pages', () => {
  const read = (basePath: string) =>
    hostFiles({
      files: ['404.html', 'index.html', 'docs/FTC.html', 'docs/FTC.md', 'docs/Old.html'],
      policy,
      basePath,
      redirects: redirectsOf([{ route: '/docs/FTC', frontMatter: { from: ['/docs/Old'] } }]),
    })

  it.each([
    ['', '/', '/docs/FTC'],
    ['/help', '/help', '/help/docs/FTC'],
  ])(
    '§2 with base path "%s", other forms of a URL redirect to the clean one',
    (basePath, home, page) => {
      const rules = (read(basePath).get('_redirects') ?? '').trim().split('\n')
      const folder = home === '/' ? '' : home
      for (const ending of ['.html', '.HTML', '/index.html', '/INDEX.HTML'])
        expect(rules).toContain(`${page}${ending} ${page} 301`)
      expect(rules).toContain(`${folder}/index.html ${home} 301`)
      expect(rules).toContain(`${basePath}/docs/Old ${page} 301`)
      expect(rules).toContain(`${basePath}/docs/Old.html ${page} 301`)
      expect(rules.filter((rule) => rule.startsWith(`${page} `))).toEqual([])
      expect(read(basePath).get('_headers')).toContain(`\n${basePath}/_next/static/chunks/*\n`)
    },
  )
})

it.each([
  ['', '_headers docs/FTC.html docs/robots.txt index.html robots.txt'],
  ['/help', '_headers help.html help/docs/FTC.html help/docs/robots.txt robots.txt'],
])('with base path "%s", hosts serve the whole folder', (basePath, expected) => {
  const names = ['index.html', 'robots.txt', '_headers', 'docs/FTC.html', 'docs/robots.txt']
  const site = Object.fromEntries(names.map((name) => [`out/${name}`, name]))
  const out = path.join(createProject({ ...site, 'out.built/stale.html': '' }), 'out')
  moveBelowBasePath(out, basePath)
  expect(listFiles(out).join(' ')).toBe(expected)
  expect(readFileSync(`${out}${basePath || '/index'}.html`, 'utf8')).toBe('index.html')
})

it('nginx sends every security header', () => {
  const text = readFileSync('deploy/nginx/capella-docs.conf', 'utf8')
  for (const [name, value] of securityHeaders("frame-ancestors 'self'"))
    expect(text).toContain(`\tadd_header ${name} "${value}" always;\n`)
})
