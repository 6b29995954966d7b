import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { classNames } from './class-names'
import { bundleReadingScript } from './reading-script'

const root = process.cwd()

it('tells the reading script the file of each part that can be asked for again', async () => {
  const { address, files } = await bundleReadingScript(root, (text) => text)
  const script = files.get(address) ?? ''
  const source = readFileSync(path.join(root, 'lib/browser/parts/article-parts.ts'), 'utf8')
  const names = [...source.matchAll(/partLoader\(\s*'([^']+)'/g)].map((match) => match[1])
  const modules = [...source.matchAll(/import\('[^']*\/([^'/]+)'\)/g)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual(modules)
  for (const name of [...names, 'search-part']) {
    const file = new RegExp(`["&\`]${name}=(\\w+\\.js)`).exec(script)?.[1]
    expect(files.has(`${path.posix.dirname(address)}/${file}`), name).toBe(true)
    expect(script, name).toContain(`import("./${file}")`)
  }
})

it('gives the part of search its style sheets, with the names of classes that webpack gives', async () => {
  const { files } = await bundleReadingScript(root, (text) => text)
  const part = [...files.values()].find((text) => text.includes('search-option')) ?? ''
  const name = classNames()(path.join(root, 'components/search/SearchModal.module.css'), 'modal')
  expect(part).toContain(`.${name}{`)
  expect(part).toContain(`modal:"${name}"`)
  // The other modal is that of hosted builds.
  expect(part).not.toMatch(/docsearch/i)
})

it('puts what a part needs beside the reading script into its own file, which can be asked for again', async () => {
  const { address, files } = await bundleReadingScript(root, (text) => text)
  const script = path.posix.basename(address)
  const imports = [...files.values()].flatMap((text) =>
    [...text.matchAll(/(?:import|from)"\.\/([^"]+)"/g)].map(([, file]) => file),
  )
  expect(imports.length).toBeGreaterThan(5)
  expect(new Set(imports)).toEqual(new Set([script]))
})
