import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { checkPackageTexts, PACKAGE_TEXTS } from './package-texts'

const textsIn = (name: string, file: string) =>
  PACKAGE_TEXTS.filter((one) => one.name === name && one.file === file)
    .map(({ text }) => text)
    .join(' ')
const filesOf = (texts: typeof PACKAGE_TEXTS) =>
  Object.fromEntries(
    texts.flatMap(({ name, version, file }) => [
      [`node_modules/${name}/${file}`, textsIn(name, file)],
      [`node_modules/${name}/package.json`, `{ "version": "${version}" }`],
    ]),
  )

it('the installed packages have the texts that places rest on, and the places are there', () => {
  expect(() => checkPackageTexts('.')).not.toThrow()
  for (const { ours } of PACKAGE_TEXTS) expect(readFileSync(ours, 'utf8')).not.toBe('')
})

it.each(PACKAGE_TEXTS.map((changed) => [changed.ours, changed] as const))(
  'another text below %s stops the build, and says which',
  (ours, changed) => {
    const { name, version, file, text } = changed
    const others = PACKAGE_TEXTS.filter((one) => one !== changed)
    const beside = others.filter((one) => one.name === name && one.file === file)
    const root = createProject({
      ...filesOf(others),
      [`node_modules/${name}/${file}`]: beside.map((one) => one.text).join(' '),
      [`node_modules/${name}/package.json`]: '{ "version": "99.0.0" }',
    })
    expect(() => checkPackageTexts(root)).toThrow(
      `build:\n${name} 99.0.0, ${file}: found no ${text}, expected that of ${name} ${version}: change ${ours}`,
    )
    expect(() => checkPackageTexts(createProject(filesOf(PACKAGE_TEXTS)))).not.toThrow()
  },
)
