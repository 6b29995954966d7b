import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkStatedPorts } from './check-stated-ports'

const ROW = 'protocol: TCP, direction: out, from: Nodes, purpose: x, platforms: [docker]'
const PORTS = `
- { port: 8758, to: Manager, ${ROW} }
- { port: "5004-5104, 443", to: "\`api.license.example\`", ${ROW} }
`

const check = (text: string, file = 'pages/docs/Stream/A.mdx') =>
  checkStatedPorts(createProject({ 'data/ports/stream.yaml': PORTS, [file]: text })).map(
    formatProblem,
  )

it.each([
  ['a port missing from the list', 'On port `8759`.', '8759'],
  ['the second of several', 'Open ports 443 and 8485 for it.', '8485'],
  ['the end of a range', 'Open ports 5004 to 5105.', '5105'],
  ['a port of another host', 'Allow api.license.example on port 8758.', '8758'],
])('finds %s', (_what, text, port) => {
  expect(check(`One.\n${text}`)).toHaveLength(1)
  expect(check(`One.\n${text}`)[0]).toContain(`pages/docs/Stream/A.mdx:2 port: found ${port}`)
})

it('finds a port in the data of the API', () => {
  expect(check('  httpsPort: 8754\n', 'data/stream-api/api.yaml')).toHaveLength(1)
})

it.each([
  'On port 8758, and ports 5004 to 5104.',
  'Allow api.license.example on port 443.',
  'With Remote Desktop on port 3389.',
  'It reports 8759 frames.',
])('accepts: %s', (text) => {
  expect(check(text)).toEqual([])
})
