import { describe, expect, it } from 'vitest'
import { type KnownOutput, matchOutput } from './match-output'

const row = (url: string, more: Partial<KnownOutput>): KnownOutput => ({
  url,
  product: 'stream',
  page: 'Page',
  symptom: url,
  cause: [],
  action: [{ text: 'Wait' }],
  signs: [],
  near: [],
  vague: false,
  general: false,
  ...more,
})

const KNOWN = [
  row('token', { signs: ['http401'], near: ['CambriaLM/v1'] }),
  row('registry', { signs: ['http401'], near: ['failed to pull image'] }),
  row('any', { signs: ['http401'], vague: true, general: true }),
  row('gap', { signs: ['GET …/Events… 400'] }),
  row('driver', { signs: ['csi driver … Error'] }),
  row('claim', { signs: ['pod has unbound immediate claims'], vague: true }),
  row('share', { signs: ['windows53'] }),
  row('service', { signs: ['windows5'] }),
  row('plan', { signs: ['to destroy'] }),
  row('late', { signs: ['Error 1053'] }),
  row('socket', { signs: ['windows10054'] }),
  row('cores', { signs: ['nodes are available … Too few cores'] }),
  row('stack', { signs: ['ROLLBACK_COMPLETE', 'CREATE … ec2_role_x failed'] }),
  row('label', { signs: ['lack the label'] }),
  row('ftc', { signs: ['job failed for good'], product: 'ftc' }),
]
const rowsFor = (text: string, product: 'stream' | 'ftc' | null = 'stream') =>
  matchOutput(text, KNOWN, product).map(({ known }) => known.url)

it.each([
  ['the pod has started\n\n  \u001b[31mWarning: pod has unbound immediate claims', 'Warning:', 3],
  ['- message: pod has unbound\n      immediate claims', '- message:', 1],
])('names the line that contains a sign, as one line: %j', (text, start, number) => {
  const line = `${start} pod has unbound immediate claims`
  expect(matchOutput(text, KNOWN, null)).toMatchObject([{ line, number }])
})

it.each([
  ['https://pypi.org/simple/x answered: HTTP error 401', 'pypi.org'],
  [
    'GET https://me:secret@cdn.example.net:8443/live\n\nHTTP/1.1 401 Unauthorized',
    'cdn.example.net',
  ],
  ['HTTP/1.1 401 Unauthorized', undefined],
])('a row for every server names the one that answered: %s', (text, host) => {
  expect(matchOutput(text, KNOWN, null)[0]?.host).toBe(host)
})

describe('a line leads to', () => {
  it.each([
    ['HTTP/1.1 401 Unauthorized', ['any']],
    ['Error: the csi driver has started', []],
    ['> GET /CambriaLM/v1/Events\n>\n< HTTP/1.1 401 Unauthorized', ['token']],
    ['Error: failed to pull image x\nunexpected status: 401 Unauthorized', ['registry']],
    [`GET /CambriaLM/v1/Events${'\nx'.repeat(20)}\nHTTP/1.1 401 Unauthorized`, ['any']],
    ['<h1>401 Authorization Required</h1>', ['any']],
    ['401 jobs', []],
    ['pod has unbound immediate claims\ncsi driver x Error', ['driver', 'claim']],
    ['\u001b[31mcsi driver\u001b[0m x \u001b[1mError\u001b[0m', ['driver']],
    [`GET /Events ${'x '.repeat(3000)} 400`, []],
    [`${'x '.repeat(1500)} GET /Events 400`, ['gap']],
    ["    message: 'csi driver\n      x reports an Error'\n    reason: x", ['driver']],
    ['    message: csi driver\n    reason: x Error', []],
    ['job failed for good', []],
    ['System error 53 has occurred.', ['share']],
    ['ERROR 1053 (08S01): Server shutdown in progress', []],
    ['Error 1053: it did not respond', ['late']],
    ['Request failed: 401', ['any']],
    ['Systemfehler 53 aufgetreten.', ['share']],
    ['システム エラー 53 が発生しました。', ['share']],
    ['2026/11/02 09:00:01 FEHLER 53 (0x00000035) Quellverzeichnis wird überprüft', ['share']],
    ['        WIN32_EXIT_CODE    : 53  (0x35)', ['share']],
    ['[SC] OpenService FAILED 5:', ['service']],
    ['5 tests, 5 failed 53 times', []],
    ['Input/output error (os error 5)', []],
    ['tcp://nas:445: Error number -10054 occurred', ['socket']],
    ['frame 10054 of 10060', []],
    ['0/7 nodes are available: 4 lack the label {x: }, 3 Too few cores.', ['cores', 'label']],
    ['csi driver: 2 lack the label, 3 Error', ['driver']],
    ['StackStatus: ROLLBACK_COMPLETE', ['stack']],
    ['UPDATE_ROLLBACK_COMPLETE', []],
    ['ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS', []],
    ['UPDATE_ROLLBACK_COMPLETE after ROLLBACK_COMPLETE', ['stack']],
    ['Create role ec2_role_x failed', ['stack']],
    ['-e, --errors <n>   csi driver Error', []],
    ['-bash: csi driver Error', ['driver']],
    ['$ kubectl logs x | grep "csi driver Error"', []],
    ['if err != nil { return fmt.Errorf("csi driver Error: %w", err) }', []],
    ['# Restart it if you see csi driver Error.', []],
    ['# csi.driver will be replaced after an Error', ['driver']],
    ['#12 csi driver Error', ['driver']],
    ['csi driver Error: 3 to add, 0 to destroy.', ['driver']],
    ['Plan: 3 to add, 0 to destroy.', []],
    ['Plan: 3 to add, 10 to destroy.', ['plan']],
    ['state{reason="csi driver Error"} 0', []],
    ['state{reason="csi driver Error"} 1', ['driver']],
    ['| csi driver Error | 0 |', []],
    ['| csi driver Error | 0 | 3 |', ['driver']],
    ['csi driver Error: 0; Restarts: 2', []],
    ['csi driver Error: 0/3 nodes are ready', ['driver']],
    ['csi driver Error: 0x80070005', ['driver']],
    ['"csi driver": 1, "Error": false', []],
    ['"csi driver": 1, "Error": true', ['driver']],
  ])('%j: %j', (text, rows) => {
    expect(rowsFor(text)).toEqual(rows)
  })

  it('the rows of both products on a page of neither', () => {
    expect(rowsFor('job failed for good\ncsi driver Error', null)).toEqual(['ftc', 'driver'])
  })
})
