import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { relativePath } from './content-error'

it.each([
  ['C:\\project', 'C:\\project\\pages\\docs\\A.mdx', 'pages/docs/A.mdx'],
  ['/project', 'pages/docs/A.mdx', 'pages/docs/A.mdx'],
  ['/project', '/project-2/pages/A.mdx', '/project-2/pages/A.mdx'],
])('in %s, the relative path of %s is %s', (cwd, path, relative) => {
  expect(relativePath(new VFile({ cwd, path }))).toBe(relative)
})
