import { expect, it } from 'vitest'
import { messageLines } from './run'

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}'

it.each([
  ['a message', [`${PING}\n`], [PING], []],
  [
    'two messages in pieces',
    [PING.slice(0, 9), `${PING.slice(9)}\n${PING}`, '\n\n'],
    [PING, PING],
    [],
  ],
  ['a line that is not JSON', ['hello\n', `${PING}\n`], [PING], [-32700]],
  ['JSON that is not a message', ['{"id":1}\n[]\n', `${PING}\n`], [PING], [-32600, -32600]],
  [
    'a message of 9 MB',
    ['x'.repeat(5_000_000), `${'x'.repeat(4_000_000)}\n${PING}\n`],
    [PING],
    [-32600],
  ],
])('%s', async (_case, chunks, messages, codes) => {
  const refused: string[] = []
  const input = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk)
  })()
  const read: string[] = []
  for await (const line of messageLines(input, (response) => refused.push(response)))
    read.push(line.toString('utf8').trim())
  expect(read).toEqual(messages)
  expect(refused.map((response) => JSON.parse(response).error.code)).toEqual(codes)
})
