import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { contentError, relativePath } from './content-error'

const at = (line: number) => ({
  start: { line, column: 1 },
  end: { line, column: 9 },
})

describe('relativePath', () => {
  it.each([
    ['/project', '/project/pages/docs/A.mdx', 'pages/docs/A.mdx'],
    ['C:\\project', 'C:\\project\\pages\\docs\\A.mdx', 'pages/docs/A.mdx'],
    ['/project', 'pages/docs/A.mdx', 'pages/docs/A.mdx'],
    ['/project', '/project-2/pages/A.mdx', '/project-2/pages/A.mdx'],
  ])('in %s, %s is %s', (cwd, path, relative) => {
    expect(relativePath(new VFile({ cwd, path }))).toBe(relative)
  })

  it('is empty for a text without a file', () => {
    expect(relativePath(new VFile('text'))).toBe('')
  })
})

describe('contentError', () => {
  const file = new VFile({ cwd: '/project', path: '/project/pages/A.mdx' })

  it.each([
    [at(7), 'pages/A.mdx:7 <Steps>: found h2'],
    [undefined, 'pages/A.mdx: <Steps>: found h2'],
  ])('at %j reads %s', (position, message) => {
    expect(contentError(file, position, { field: '<Steps>', found: 'h2' }).message).toBe(message)
  })
})
