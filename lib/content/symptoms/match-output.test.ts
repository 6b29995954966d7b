import { describe, expect, it } from 'vitest'
import { type KnownOutput, MAX_CHARACTERS, matchOutput } from './match-output'

const row = (url: string, more: Partial<KnownOutput>): KnownOutput => ({
  url,
  product: 'stream',
  page: 'Page',
  symptom: url,
  cause: null,
  action: 'Wait',
  signs: [],
  statuses: [],
  near: [],
  vague: false,
  ...more,
})

const KNOWN = [
  row('token', { statuses: [401], near: ['CambriaLM/v1'] }),
  row('registry', { statuses: [401], near: ['failed to pull image'] }),
  row('any', { statuses: [401], vague: true }),
  row('gap', { signs: ['GET …/Events… 400'] }),
  row('driver', { signs: ['csi driver … Error'] }),
  row('claim', { signs: ['pod has unbound immediate claims'], vague: true }),
  row('share', { codes: [53] }),
  row('service', { codes: [5] }),
  row('socket', { codes: [10054] }),
  row('cores', { signs: ['nodes are available … Too few cores'] }),
  row('label', { signs: ['lack the label'] }),
  row('ftc', { signs: ['job failed for good'], product: 'ftc' }),
]
const rowsFor = (text: string, product: 'stream' | 'ftc' | null = 'stream') =>
  matchOutput(text, KNOWN, product).map(({ known }) => known.url)

it('names the line that contains a sign, even if the line above contains the first word of the sign', () => {
  const text = 'the pod has started\nWarning: pod has unbound immediate claims'
  expect(matchOutput(text, KNOWN, null).map(({ line }) => line)).toEqual([
    'Warning: pod has unbound immediate claims',
  ])
})

describe('a line leads to', () => {
  it.each([
    ['HTTP/1.1 401 Unauthorized', ['any']],
    ['> GET /CambriaLM/v1/Events\n>\n< HTTP/1.1 401 Unauthorized', ['token']],
    ['Error: failed to pull image x\nunexpected status: 401 Unauthorized', ['registry']],
    [`GET /CambriaLM/v1/Events${'\nx'.repeat(20)}\nHTTP/1.1 401 Unauthorized`, ['any']],
    ['pod has unbound immediate claims\ncsi driver x Error', ['driver', 'claim']],
    ['the pod has unbound im\nmediate claims', []],
    ['the pod has unbound\nimmediate claims', ['claim']],
    ['\u001b[31mcsi driver\u001b[0m x \u001b[1mError\u001b[0m', ['driver']],
    [`GET /Events ${'x '.repeat(3000)} 400`, []],
    [`${'x '.repeat(3000)} GET /Events 400`, ['gap']],
    ['job failed for good', []],
    ['System error 53 has occurred.', ['share']],
    ['Systemfehler 53 aufgetreten.', ['share']],
    ['Se ha producido el error de sistema 53.', ['share']],
    ["L'erreur système 53 s'est produite.", ['share']],
    ['システム エラー 53 が発生しました。', ['share']],
    ['发生系统错误 53。', ['share']],
    ["OSError: [WinError 53] '//nas/mezz'", ['share']],
    ['2026/11/02 09:00:01 FEHLER 53 (0x00000035) Quellverzeichnis wird überprüft', ['share']],
    ['IOException, HResult: 0x80070035', ['share']],
    ['[SC] OpenService FAILED 5:', ['service']],
    ['System error 5.', ['service']],
    ['5 tests, 5 failed 53 times', []],
    ['        WIN32_EXIT_CODE    : 53  (0x35)', ['share']],
    ['Input/output error (os error 5)', []],
    ['<h1>401 Authorization Required</h1>', ['any']],
    ['        modified:   csi driver Error', []],
    ['System.Net.Sockets.SocketException (10054)', ['socket']],
    ['tcp://nas:445: Error number -10054 occurred', ['socket']],
    ['recv failed (os error 10054)', ['socket']],
    ['frame 10054 of 10060', []],
    ['-e, --errors <n>   csi driver Error', []],
    ['-bash: csi driver Error', ['driver']],
    ['9c1e6fa csi driver x Error', []],
    ['0a1b2c3d4 csi driver x Error', []],
    ['* 0a1b2c3d4e5f (HEAD -> main) csi driver x Error', []],
    ['1764201600 csi driver x Error', ['driver']],
    ['0x80070005 csi driver x Error', ['driver']],
    ['✓ csi driver x Error (2 ms)', []],
    ['$ kubectl logs x | grep "csi driver Error"', []],
    ['kubectl wait x || echo "csi driver Error"', []],
    ["if (text === 'csi driver Error') return", []],
    ['throw new CsiError("csi driver Error")', []],
    ['logger.error("csi driver Error")', []],
    ['if err != nil { return fmt.Errorf("csi driver Error: %w", err) }', []],
    ['commit 6ffd54b\nDate:   Tue Mar 5\n\n    Fix: csi driver Error\n    too', []],
    ['Date: Tue Mar 5\ncsi driver Error', ['driver']],
    ['state{reason="csi driver Error"} 0', []],
    ['state{reason="csi driver Error"} 1', ['driver']],
    ['0/7 nodes are available: 4 lack the label {x: }, 3 Too few cores.', ['cores', 'label']],
    ['0/3 nodes are available: 3 lack the label. preemption: 0/3 nodes are available', ['label']],
    ['csi driver: 2 lack the label, 3 Error', ['driver']],
    ['| csi driver Error | 0 |', []],
    ['| csi driver Error | 0 | 3 |', ['driver']],
    ['│ csi driver Error │ 0 │', []],
    ['| csi driver Error | 10 |', ['driver']],
    ['csi driver Error: 0; Restarts: 2', []],
    ['csi driver Error = 0 times', []],
    ['csi driver Error: 0/3 nodes are ready', ['driver']],
    ['csi driver Error: 0x80070005', ['driver']],
    ['csi driver Error: 0', []],
    ['csi driver Error: 0 bytes left', ['driver']],
    ['csi driver: 12 Ready, 0 Error, 0 Unknown', []],
    ['csi driver: 12 Ready, 10 Error', ['driver']],
    ['# Restart it if you see csi driver Error.', []],
    ['  // csi driver Error means that the node is gone', []],
    ['#12 csi driver Error', ['driver']],
    ['"csi driver": 1, "Error": false', []],
    ['"csi driver": 1, "Error": true', ['driver']],
  ])('%j: %j', (text, rows) => {
    expect(rowsFor(text)).toEqual(rows)
  })

  it('the rows of both products on a page of neither', () => {
    expect(rowsFor('job failed for good\ncsi driver Error', null)).toEqual(['ftc', 'driver'])
  })
})

it.each([
  'GET /Events ',
  'GET /Events\n',
  'HTTP/1.1 401 ',
  'HTTP/1.1 401 CambriaLM/v1\n',
  '401\n',
  'csi driver\nError ',
  '"Error":false,',
  '-e Error  ',
  '{"req":"GET /CambriaLM/v1/Events/5f0d/Info HTTP/1.1","status":200},',
])('is fast for 200 KB of %j', (text) => {
  const paste = text.repeat(MAX_CHARACTERS / text.length)
  expect(rowsFor(`csi driver Error\n${paste}`)).toContain('driver')
})
