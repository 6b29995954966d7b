import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { portRanges, readPorts } from './ports'

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
    const rows = rowsOf(yaml)
    expect(rows).toMatchObject([
      { port: '8171' },
      { port: '5004-5013' },
      { port: '5000, 5014-5050' },
      { port: 'any' },
    ])
  })

  it.each([
    [
      'port: 80;90',
      'port: found "80;90", expected "any" or ports such as 8171, "5004-5013", or "80, 443"',
    ],
    [
      'port: 80, providers: [aws]',
      'providers: found ["aws"], expected providers only with the platform kubernetes',
    ],
  ])('are an error: %s', (field, problem) => {
    const yaml = `- { ${field}, ${ROW}, platforms: [docker] }`
    const [found, ...more] = problemsOf(() => rowsOf(yaml)).map(formatProblem)
    expect(found).toMatch(/^data\/ports\/stream\.yaml:1 \[0\]\./)
    expect(found).toContain(problem)
    expect(more).toEqual([])
  })

  it('are an error when the senders are missing', () => {
    const row = ROW.replace(' senders: [operators],', '')
    const [found] = problemsOf(() => rowsOf(`- { port: 1, ${row}, platforms: [docker] }`))
    expect(found && formatProblem(found)).toContain('senders: found nothing, expected senders')
  })
})

it('the preflight of Docker tries each license server of the list', () => {
  const listed = readPorts('.', 'stream')
    .filter(({ direction, purpose }) => direction === 'out' && purpose === 'Licensing')
    .flatMap((row) =>
      [...row.to.matchAll(/`([^`]+)`/g)].flatMap(([, host]) =>
        portRanges(row).map((port) => `${host}/${port}`),
      ),
    )
  const script = readFileSync('pages/docs/Stream/Installation_Guides/Preflight.mdx', 'utf8')
  const tried = script.match(/\bfor server in ([^;]+);/)?.[1]?.match(/[\w.-]+\/\d+/g)
  expect(tried?.toSorted()).toEqual(listed.toSorted())
})
