// Draws the icons and link previews with the browser that the tests use. The build only copies these images.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import findBrowser, { launchOptions } from '../tools/browser'

/** Each image, the drawing that it is made from, and its width and height in pixels. */
const IMAGES = [
  ['public/img/share/site.png', 'artwork/share-site.svg', 1200, 630],
  ['public/img/share/stream.png', 'artwork/share-stream.svg', 1200, 630],
  ['public/img/share/ftc.png', 'artwork/share-ftc.svg', 1200, 630],
  ['public/img/icon-192.png', 'public/favicon.svg', 192, 192],
  ['public/img/icon-512.png', 'public/favicon.svg', 512, 512],
  ['public/img/icon-maskable-512.png', 'artwork/icon.svg', 512, 512],
  ['public/apple-touch-icon.png', 'artwork/icon.svg', 180, 180],
  ['public/favicon.ico', 'public/favicon.svg', 32, 32],
] as const

const TYPEFACE = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

const font = readFileSync(TYPEFACE, 'base64')
const face = `@font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`
findBrowser()
const browser = await chromium.launch(launchOptions())
for (const [file, drawing, width, height] of IMAGES) {
  const page = await browser.newPage({ viewport: { width, height } })
  const style = `display:block;width:${width}px;height:${height}px`
  const svg = readFileSync(drawing, 'utf8').replace('<svg ', `<svg style="${style}" `)
  await page.setContent(
    `<style>${face}</style><body style="margin:0;background:transparent">${svg}`,
  )
  await page.evaluate(() => document.fonts.ready)
  mkdirSync(path.dirname(file), { recursive: true })
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(file, file.endsWith('.ico') ? iconFile(png, width) : png)
  await page.close()
  console.log(`${file}: ${width} × ${height}`)
}
await browser.close()

/** An ICO file that contains only this PNG image. */
function iconFile(png: Buffer, size: number): Buffer {
  // Header: reserved, type, number of images. Its only entry: width and height in one number, colors, planes, bits per
  // pixel, length and offset as the low and high half of each.
  const head = [0, 1, 1, size | (size << 8), 0, 1, 32, png.length & 0xffff, png.length >> 16, 22, 0]
  return Buffer.concat([Buffer.from(Uint16Array.from(head).buffer), png])
}
