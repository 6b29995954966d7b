import { expect, it } from 'vitest'
import { fitsPattern } from '../../values/fits-pattern'
import { VALUE_KIND_NAMES, VALUE_KINDS } from '../../values/value-kinds'
import { checkValues, SYSTEM_FOLDERS } from './check-values'
import type { BlockLanguage } from './source-block'

async function found(language: BlockLanguage, text: string, pattern: string, example = 'b') {
  const block = { language, text, file: 'pages/a.mdx', line: 7 }
  const rules = new Map([['a', { pattern, example }]])
  const [problem] = await checkValues([{ blocks: [block], rules }])
  return problem?.found
}

it.each<readonly [BlockLanguage, string, string, string]>([
  ['bash', 'ls "<a>"', '[^" ]+', 'double quotes'],
  ['bash', 'ls <a>', '[a-z~]+', 'an unquoted word'],
  ['bash', 'ls --name <a>', '[a-z-]+', 'an unquoted word'],
  ['bash', 'cat <<END\nx: <a>\nEND', '.+', 'a here-document'],
  ['bash', 'sudo chmod -R 777 "<a>"', '/[a-z/]*', 'a command that changes permissions'],
  ['bash', 'mkdir "<a>"\nsudo rm -r "<a>"', '/[a-z/]*', 'a command that changes permissions'],
  ['powershell', 'Get-Item "<a>"', '[^"]+', 'double quotes'],
  ['cmd', 'dir "<a>"', '[^"]+', 'code (cmd)'],
  ['yaml', 'a: <a>', '[^\\s]+', 'YAML'],
  ['yaml', 'a: <a>', '[0-9a-z]+', 'YAML'],
  ['yaml', 'a: "<a>"', '[^"\\s]+', 'YAML'],
  ['json', '{ "a": "<a>" }', '[^"]+', 'JSON'],
  ['python', 'call("<a>")', '[^"]+', 'code (python)'],
])('in %s, %s accepts no value that %s rejects', async (language, text, pattern, place) => {
  expect(await found(language, text, pattern)).toMatch(/^<a>, which accepts ".*" in /)
  expect(await found(language, text, pattern)).toContain(` in ${place}`)
})

it.each<readonly [BlockLanguage, string, string, string]>([
  ['bash', 'ls "<a>"', '[a-z]+', 'b'],
  ['bash', "ls '<a>'", "[^' ]+", 'b'],
  ['yaml', 'a: 1\n---\nb: "<a>"', '[a-z]+', 'b'],
  ['yaml', 'count: <a>', '[1-9][0-9]*', '3'],
  ['yaml', 'a: "<a>"', '[A-Za-z0-9#:*]+', 'b'],
  ['json', '{ "a": "<a>" }', '[A-Za-z0-9#:*]+', 'b'],
])('in %s, %s takes whatever %s lets through', async (language, text, pattern, example) => {
  expect(await found(language, text, pattern, example)).toBeUndefined()
})

it.each([
  ['firewall-name', 'no'],
  ['firewall-name', 'a--b'],
  ['firewall-name', 'ab.'],
  ['firewall-name', `a${'b'.repeat(32)}`],
  // Akamai refuses two hyphens, and eksctl a digit at the beginning.
  ['cluster-name', 'a--b'],
  ['cluster-name', '2nd-cluster'],
] as const)('a name that a cloud refuses is no %s: %s', (kind, value) => {
  expect(fitsPattern(value, VALUE_KINDS[kind].pattern)).toBe(false)
})

it('no kind accepts an option, and no folder to change is a system folder', () => {
  for (const name of VALUE_KIND_NAMES)
    if (name !== 'password') expect(fitsPattern('-rf', VALUE_KINDS[name].pattern), name).toBe(false)
  const { pattern } = VALUE_KINDS['posix-folder']
  expect(SYSTEM_FOLDERS.filter((folder) => fitsPattern(folder, pattern))).toEqual([])
  for (const folder of ['/data', '/srv/media', '/mnt/m', '/home/alice/media', '/var/media'])
    expect(fitsPattern(folder, pattern), folder).toBe(true)
})
