import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { checkPackageTexts, PACKAGE_TEXTS } from './package-texts'

it('each text names a file of ours', () => {
  expect(PACKAGE_TEXTS.filter(({ ours }) => !existsSync(ours))).toEqual([])
})

it.each(PACKAGE_TEXTS)('$name without the text below $ours stops the build', (changed) => {
  const files: Record<string, string> = {}
  for (const { name, file, text } of PACKAGE_TEXTS) {
    const inside = `node_modules/${name}/${file}`
    files[inside] = `${files[inside] ?? ''} ${text === changed.text ? 'another' : text}`
    files[`node_modules/${name}/package.json`] = '{ "version": "99.0.0" }'
  }
  const { name, version, file, text, ours } = changed
  expect(() => checkPackageTexts(createProject(files))).toThrow(
    new Error(
      `build:\n${name} 99.0.0, ${file}: found no "${text}", which ${name} ${version} contains. Update ${ours}, and then the entry in lib/output/checks/package-texts.ts.`,
    ),
  )
})
