import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { readPorts } from './ports'

const ROW =
  'protocol: TCP, direction: in, senders: [operators], from: Browsers, to: Manager, purpose: Web UI'

function rowsOf(yaml: string) {
  return readPorts(createProject({ 'data/ports/stream.yaml': yaml }), 'stream')
}

describe('the ports of a product', () => {
  it('are numbers, ranges, lists of both, or any', () => {
    const yaml = ['8171', '5004-5013', '"5000, 5014-5050"', 'any']
      .map((port) => `- { port: ${port}, ${ROW}, platforms: [docker] }`)
      .join('\n')
    const ports = rowsOf(yaml).map(({ port }) => port)
    expect(ports).toEqual(['8171', '5004-5013', '5000, 5014-5050', 'any'])
  })

  it.each([
    [
      'port: 80;90',
      ROW,
      'port: found "80;90", expected "any" or ports such as 8171, "5004-5013", or "80, 443"',
    ],
    [
      'port: 80, providers: [aws]',
      ROW,
      'providers: found ["aws"], expected providers only with the platform kubernetes',
    ],
    [
      'port: 1',
      ROW.replace(' senders: [operators],', ''),
      'senders: found nothing, expected senders',
    ],
  ])('are an error: %s, %s', (field, row, problem) => {
    const yaml = `- { ${field}, ${row}, platforms: [docker] }`
    const [found, ...more] = problemsOf(() => rowsOf(yaml)).map(formatProblem)
    expect(found).toMatch(/^data\/ports\/stream\.yaml:1 \[0\]\./)
    expect(found).toContain(problem)
    expect(more).toEqual([])
  })
})

it('the preflight of Docker tries each license server of the list', () => {
  const listed = readPorts('.', 'stream')
    .filter(({ direction, purpose }) => direction === 'out' && purpose === 'Licensing')
    .flatMap((row) =>
      [...row.to.matchAll(/`([^`]+)`/g)].flatMap(([, host]) =>
        row.port.split(', ').map((port) => `${host}/${port}`),
      ),
    )
  const script = readFileSync('pages/docs/Stream/Installation_Guides/Preflight.mdx', 'utf8')
  const tried = script.match(/\bfor server in ([^;]+);/)?.[1]?.match(/[\w.-]+\/\d+/g)
  expect(tried?.toSorted()).toEqual(listed.toSorted())
})
