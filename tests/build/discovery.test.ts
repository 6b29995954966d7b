// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { siteConfig } from '../../lib/content/settings/site-config'
import { PAGE_COLORS } from '../../lib/site/constants'
import { exportedFiles } from '../fixtures/exported-site'
import {
  type ExportedPage,
  exportedPages,
  fileAt,
  NOT_INDEXED,
  readSiteFile,
  urlOf,
} from './exported-page'

const pages = exportedPages()
const files = new Set(exportedFiles())
const indexable = pages.filter(({ route }) => !NOT_INDEXED.includes(route))
const failing = (tested: readonly ExportedPage[], isRight: (page: ExportedPage) => boolean) =>
  tested.filter((page) => !isRight(page)).map(({ route }) => route)

function readText(file: string): string {
  return String(readSiteFile(file))
}

it('security.txt has the contact from SECURITY.md and an expiry date (RFC 9116)', () => {
  const text = readText('.well-known/security.txt')
  const contact = /^Contact: (\S+)$/m.exec(text)?.[1]
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(`(${contact})`)
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/m)
})

const contents = ({ document }: ExportedPage, property: string) =>
  [...document.querySelectorAll(`meta[property="og:${property}"]`)].map((meta) =>
    meta.getAttribute('content'),
  )

it('each page has its product’s preview image, 1200 by 630 and below 60 kB', () => {
  const images = new Map(indexable.map((page) => [page.route, contents(page, 'image')[0] ?? '']))
  expect(images.get('/docs/Stream/API')).toBe(urlOf('/img/share/stream.png'))
  expect(images.get('/docs/FTC/Tutorials')).toBe(urlOf('/img/share/ftc.png'))
  expect(images.get('/')).toBe(urlOf('/img/share/site.png'))
  expect(new Set(images.values()).size).toBe(3)
  for (const url of new Set(images.values())) {
    const image = readSiteFile(fileAt(url) ?? url)
    expect(imageSize(image)).toMatchObject({ width: 1200, height: 630, type: 'png' })
    expect(image.length).toBeLessThan(60_000)
  }
  const said = (page: ExportedPage) =>
    ['width', 'height', 'alt'].map((name) => contents(page, `image:${name}`).join()).join()
  expect(failing(indexable, (page) => /^1200,630,\S.*$/.test(said(page)))).toEqual([])
})

it('the icons exist', () => {
  const icons = [siteConfig.favicon, '/favicon.ico']
  expect(icons.filter((icon) => !files.has(icon.slice(1)))).toEqual([])
  expect(imageSize(readSiteFile('favicon.ico'))).toMatchObject({ width: 32, height: 32 })
})

it('the web manifest has the site’s name, color, and icons of the declared sizes', () => {
  const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string() })
  const manifest = z
    .object({
      name: z.literal(siteConfig.title),
      short_name: z.string().max(12),
      start_url: z.literal('./'),
      theme_color: z.literal(PAGE_COLORS.light),
      icons: z.array(icon).min(3),
    })
    .parse(JSON.parse(readText('site.webmanifest')))
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, type: kind } = imageSize(readSiteFile(fileAt(src) ?? src))
    expect(type).toContain(kind)
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})

it('the licenses of all packages in the scripts are published', () => {
  const licenses = readSiteFile('licenses.txt').toString()
  for (const name of ['react', 'react-dom', 'next', 'minisearch', '@fontsource-variable/geist'])
    expect(licenses).toMatch(new RegExp(`^${name}\n[\\s\\S]{200}`, 'm'))
})
