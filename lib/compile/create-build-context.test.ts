import { utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, pageText, writeFiles } from '../../tests/fixtures/temp-project'
import { createBuildContext } from './compile-page'

const files = {
  'pages/_meta.ts': "export default { docs: '' }",
  'pages/docs/index.mdx': pageText('Documentation'),
  'pages/docs/FTC/index.mdx': pageText('FTC'),
  'pages/docs/FTC/FAQ.mdx': pageText('FTC FAQ'),
  'pages/docs/Stream/index.mdx': pageText('Stream'),
}

function open(isPreview: boolean) {
  const root = createProject(files)
  return { root, context: createBuildContext(root, isPreview) }
}

describe('the page map', () => {
  it('is read once by a build, which ignores later changes', async () => {
    const { context, root } = open(false)
    const first = await context.pageMap()
    writeFiles(root, { 'pages/docs/FTC/API.mdx': pageText('FTC API') })
    expect(await context.pageMap()).toBe(first)
  })

  it('is read again by the preview when an edit keeps the length', async () => {
    const { context, root } = open(true)
    await context.pageMap()
    const file = 'pages/docs/FTC/FAQ.mdx'
    writeFiles(root, { [file]: pageText('FTC ABC') })
    utimesSync(path.join(root, file), new Date(), new Date(Date.now() + 5000))
    expect(JSON.stringify((await context.pageMap()).nodes)).toContain('"label":"FTC ABC"')
  })
})
