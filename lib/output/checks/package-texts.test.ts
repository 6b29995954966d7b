import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { checkPackageTexts, PACKAGE_TEXTS } from './package-texts'

it('a text that a package no longer contains stops the build', () => {
  const [changed] = PACKAGE_TEXTS
  const files = PACKAGE_TEXTS.flatMap(({ name, file }) => [
    [
      `node_modules/${name}/${file}`,
      PACKAGE_TEXTS.map(({ text }) => text)
        .slice(1)
        .join(' '),
    ],
    [`node_modules/${name}/package.json`, '{ "version": "99.0.0" }'],
  ])
  expect(() => checkPackageTexts(createProject(Object.fromEntries(files)))).toThrow(
    `build:\n${changed?.name} 99.0.0, ${changed?.file}: found no "${changed?.text}", which ${changed?.name} ${changed?.version} contains. Update ${changed?.ours}, and then the entry in lib/output/checks/package-texts.ts.`,
  )
})
