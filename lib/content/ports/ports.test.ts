import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { readFacts } from '../yaml'
import { portsSchema } from './ports'

const ROW =
  'protocol: TCP, direction: in, senders: [operators], from: Browsers, to: Manager, purpose: Web UI'

const FILE = 'data/ports/stream.yaml'

const rowsOf = (yaml: string) => readFacts(createProject({ [FILE]: yaml }), FILE, portsSchema)

it('ports are numbers, ranges, lists of both, or any', () => {
  const ports = ['8171', '5004-5013', '5000, 5014-5050', 'any']
  const yaml = ports.map((port) => `- { port: "${port}", ${ROW}, platforms: [docker] }\n`).join('')
  expect(rowsOf(yaml).map(({ port }) => port)).toEqual(ports)
})

it('the preflight of Docker tries each license server of the list', () => {
  const listed = readFacts('.', FILE, portsSchema)
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
