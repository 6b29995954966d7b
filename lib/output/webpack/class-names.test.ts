import { expect, it } from 'vitest'
import { classNames, nameClasses } from './class-names'

it('names classes of CSS modules after file and word', () => {
  const options = { modules: { getLocalIdent: () => 'Footer_group__XvG7K' } }
  const rules = [{ oneOf: [{ use: ['style-loader', { loader: 'css-loader', options }] }] }]
  nameClasses(rules)
  const name = Reflect.apply(options.modules.getLocalIdent, undefined, [
    { resourcePath: '/site/components/chrome/Footer.module.css' },
    '',
    'group',
  ])
  expect(name).toBe('Footer_group')
})

it('refuses two modules of one file name, and rules without CSS modules', () => {
  const nameOf = classNames()
  expect(nameOf('/a/Card.module.css', 'link')).toBe('Card_link')
  expect(nameOf('/a/Card.module.css', 'text')).toBe('Card_text')
  expect(() => nameOf('/b/Card.module.css', 'link')).toThrow(
    '/b/Card.module.css: found a second Card.module.css (/a/Card.module.css)',
  )
  expect(() => nameClasses([{ oneOf: [{ use: 'css-loader' }] }])).toThrow(
    'build: found no rule for CSS modules',
  )
})
