import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { inCopy } from '../../../tools/machine/project-copy'
import { startPreview } from './start-preview'

const NEIGHBOR = '/docs/FTC/Tutorials/Cluster_Redundancy'
const ADDED = '/docs/FTC/Tutorials/Encoder_Farm'

// A preview compiles what it shows; one test has two of them.
test.describe.configure({ timeout: 180_000 })

test('issue 20, 3 the preview shows pages that are added, renamed and gone, also while it did not run', async ({
  page,
}) => {
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

test('issue 20, 3 a mistake says where it is, also on a page that was not open before, and goes when it is mended', async ({
  page,
}) => {
  await inCopy('preview', async (folder) => {
    const file = path.join(folder, `pages${NEIGHBOR}.mdx`)
    const text = readFileSync(file, 'utf8')
    await whilePreviewing(folder, async (url) => {
      writeFileSync(file, `${text}\n<Unknown />\n`)
      await page.goto(url + NEIGHBOR)
      await expect(page.getByText(/Redundancy\.mdx:\d+ <Unknown>: found/).first()).toBeVisible()
      writeFileSync(file, text)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/redundancy/i)
    })
  })
})

async function whilePreviewing(
  folder: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { url, end } = await startPreview(folder)
  try {
    await work(url)
  } finally {
    await end()
  }
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'FTC' })
}

function pageText(title: string): string {
  const description = `What the preview shows of a page named ${title}, which a test has written.`
  const fields = [`title: ${title}`, `description: ${description}`, 'updated: 2026-03-14']
  return ['---', ...fields, 'tags: [cluster]', '---', '', 'Encoders in one place.', ''].join('\n')
}
