// Draws the pictures in artwork/ as PNG files in public/, with the browser of the tests. Run it when a drawing changes
// and commit both: the build only copies them.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/browser/find-browser'
import { BROWSER_VARIABLE, launchOptions } from '../tools/browser/launch-options'
import { isRootUser } from '../tools/browser/root-user'
import { systemProbes } from '../tools/browser/system-probes'

/** Width and height in pixels of each picture, and the drawing it shows. */
const PICTURES = [
  ['public/img/share/site.png', 'artwork/share-site.svg', 1200, 630],
  ['public/img/share/stream.png', 'artwork/share-stream.svg', 1200, 630],
  ['public/img/share/ftc.png', 'artwork/share-ftc.svg', 1200, 630],
  ['public/img/icon-192.png', 'public/favicon.svg', 192, 192],
  ['public/img/icon-512.png', 'public/favicon.svg', 512, 512],
  ['public/img/icon-maskable-512.png', 'artwork/icon.svg', 512, 512],
  ['public/apple-touch-icon.png', 'artwork/icon.svg', 180, 180],
] as const

const search = await findBrowser(systemProbes())
if (search.status === 'failed') throw new Error(search.said)
const { platform, env } = process
const isRoot = isRootUser()
const options = launchOptions({
  platform,
  isRoot,
  env: { ...env, [BROWSER_VARIABLE]: search.browser },
})
const browser = await chromium.launch(options)
for (const [file, drawing, width, height] of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  const svg = readFileSync(drawing, 'utf8').replace(
    /<svg /,
    `<svg style="display:block;width:${width}px;height:${height}px" `,
  )
  await page.setContent(`<body style="margin:0;background:transparent">${svg}`)
  mkdirSync(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, omitBackground: true })
  await page.close()
  console.log(`${file}: ${width} × ${height}`)
}
await browser.close()
