import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const body = '![The window](/img/ftc/window.svg)'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>'

it('G13 an image gets its size from its file', async () => {
  const { flatHtml } = await compileBody(body, { 'public/img/ftc/window.svg': svg })
  expect(flatHtml).toContain(
    '<img src="/img/ftc/window.svg" alt="The window" loading="lazy" decoding="async" width="640" height="360"/>',
  )
})

it.each([
  ['that is not there', {}],
  ['that is none', { 'public/img/ftc/window.svg': 'text' }],
])('an image %s has no size', async (_case, files) => {
  const { flatHtml } = await compileBody(body, files)
  expect(flatHtml).toContain('<img src="/img/ftc/window.svg" alt="The window"')
  expect(flatHtml).not.toContain('width=')
})
