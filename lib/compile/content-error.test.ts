import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { relativePath } from './content-error'

describe('relativePath', () => {
  it.each([
    ['/project', '/project/pages/docs/A.mdx', 'pages/docs/A.mdx'],
    ['C:\\project', 'C:\\project\\pages\\docs\\A.mdx', 'pages/docs/A.mdx'],
    ['/project', 'pages/docs/A.mdx', 'pages/docs/A.mdx'],
    ['/project', '/project-2/pages/A.mdx', '/project-2/pages/A.mdx'],
  ])('in %s, %s is %s', (cwd, path, relative) => {
    expect(relativePath(new VFile({ cwd, path }))).toBe(relative)
  })

  it('is empty for text without a file', () => {
    expect(relativePath(new VFile('text'))).toBe('')
  })
})
