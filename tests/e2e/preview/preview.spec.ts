import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect as base, type Page, test } from '@playwright/test'
import { inCopy } from '../../../tools/project-copy'
import { freePort } from '../../fixtures/free-port'

const NEIGHBOR = '/docs/FTC/Tutorials/Cluster_Redundancy'
const ADDED = '/docs/FTC/Tutorials/Encoder_Farm'

/** After a change, a preview compiles its open pages again while it also writes the outputs of all pages. */
const expect = base.configure({ timeout: 60_000 })

const POLL_MS = 200
const START_MS = 120_000

// A preview compiles each page it shows, and one test starts two previews.
test.describe.configure({ timeout: 300_000 })

test('the preview follows pages, also those changed while it was stopped', async ({ page }) => {
  await inCopy('preview', async (folder) => {
    const file = path.join(folder, `pages${ADDED}.mdx`)
    await whilePreviewing(folder, async (url) => {
      await page.goto(url + NEIGHBOR)
      writeFileSync(file, pageText('Encoder farm'))
      await expect(sidebar(page)).toContainText('Encoder farm')
      rmSync(file)
      await expect(sidebar(page)).not.toContainText('Encoder farm')
      writeFileSync(file, pageText('Encoder barn'))
      await expect(sidebar(page)).toContainText('Encoder barn')
    })
    rmSync(file)
    await whilePreviewing(folder, async (url) => {
      await page.goto(url + NEIGHBOR)
      await expect(sidebar(page)).toContainText('Cluster redundancy')
      await expect(sidebar(page)).not.toContainText('Encoder')
    })
  })
})

test('a mistake is reported with its place, on its own page, until fixed', async ({ page }) => {
  await inCopy('preview', async (folder) => {
    const file = path.join(folder, `pages${NEIGHBOR}.mdx`)
    const text = readFileSync(file, 'utf8')
    await whilePreviewing(folder, async (url) => {
      writeFileSync(file, `${text}\n<Unknown />\n`)
      await page.goto(url + NEIGHBOR)
      await expect(page.getByText(/Redundancy\.mdx:\d+ <Unknown>: found/).first()).toBeVisible()
      const other = await fetch(`${url}/docs/FTC/FAQ`)
      expect([other.status, await other.text()]).toEqual([200, expect.stringContaining('<h1')])
      writeFileSync(file, text)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/redundancy/i)
    })
  })
})

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'FTC' })
}

function pageText(title: string): string {
  const description = `What the preview shows of a page named ${title}, which a test has written.`
  const fields = [`title: ${title}`, `description: ${description}`, 'updated: 2026-03-14']
  return ['---', ...fields, 'tags: [cluster]', '---', '', 'Encoders in one place.', ''].join('\n')
}

/** Starts the preview of a copy, waits for its first page, and ends with all processes that can write to the copy. */
async function whilePreviewing(
  folder: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const args = ['run', 'dev', '--', '--port', String(port)]
  // A separate process group, because Next starts more processes.
  const child = spawn('npm', args, { cwd: folder, stdio: 'ignore', detached: true })
  const group = -(child.pid ?? 0)
  const url = `http://localhost:${port}`
  const deadline = Date.now() + START_MS
  try {
    while ((await fetch(`${url}/docs`).catch(() => null))?.ok !== true) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('The preview did not start.')
      await setTimeout(POLL_MS)
    }
    await work(url)
  } finally {
    process.kill(group)
    while (isAlive(group)) await setTimeout(POLL_MS)
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
