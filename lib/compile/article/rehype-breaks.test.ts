import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const LONG = 'exposeStreamServiceExternally'
const BROKEN = 'expose<wbr/>Stream<wbr/>Service<wbr/>Externally'
const table = (name: string) => `| Name |\n|---|\n| \`${name}\` |`

it.each([
  ['a long name in a table', table(LONG), BROKEN],
  ['a name that is too long for a phone', `\`${LONG}Always\``, `${BROKEN}<wbr/>Always`],
])('%s breaks at its humps', async (_case, body, expected) => {
  const { flatHtml } = await compileBody(body)
  expect(flatHtml).toContain(`<code>${expected}</code>`)
})

it.each([
  ['a short name in a table', table('targetInfoList')],
  ['a name in text that fits into a line', `\`${LONG}\``],
  ['a command', `\`\`\`text\n${LONG}Always\n\`\`\``],
])('%s stays whole', async (_case, body) => {
  const { flatHtml } = await compileBody(body)
  expect(flatHtml).not.toContain('<wbr')
})
