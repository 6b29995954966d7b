import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { classNames, nameClasses } from './class-names'

const modules = ['components', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.resolve(folder, file)),
)

it('gives each class of each CSS module a short name of its own', () => {
  const options = { modules: { getLocalIdent: () => 'Footer_group__XvG7K' } }
  nameClasses([{ oneOf: [{ use: ['style-loader', { loader: 'css-loader', options }] }] }])
  const names = modules.flatMap((file) => {
    const words = new Set(readFileSync(file, 'utf8').match(/(?<=^ +\.)\w+/gm))
    return [...words].map((word) =>
      Reflect.apply(options.modules.getLocalIdent, undefined, [{ resourcePath: file }, '', word]),
    )
  })
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[A-Z][0-9a-z]{3,4}$/)
})

it('refuses two modules of one file name, and rules without CSS modules', () => {
  const nameOf = classNames()
  const [file = ''] = modules
  nameOf(file, 'link')
  expect(() => nameOf(path.join('elsewhere', path.basename(file)), 'link')).toThrow(
    `its classes would be named as those of ${file}`,
  )
  expect(() => nameClasses([{ oneOf: [{ use: 'css-loader' }] }])).toThrow(
    'build: found no rule for CSS modules',
  )
})
