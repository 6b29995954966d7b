import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldName, schemaFindings } from './schema-findings'

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  sign: z.string().length(1),
  level: z.number().int().min(2).max(6),
  mode: z.enum(['light', 'dark']),
  links: z.array(z.strictObject({ href: z.string().regex(/^\//, 'expected a path') })).min(1),
  tags: z.array(z.string()).min(2),
  item: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('link') }),
    z.strictObject({ type: z.literal('search') }),
  ]),
  code: z.string().min(3, 'expected a code').optional(),
})

const valid = {
  name: 'Name',
  sign: '|',
  level: 2,
  mode: 'light',
  links: [{ href: '/' }],
  tags: ['a', 'b'],
  item: { type: 'link' },
}

function problemsOf(input: unknown): string[] {
  const parsed = schema.safeParse(input)
  if (parsed.success) return []
  return schemaFindings(parsed.error, input, Object.keys(valid)).map(
    ({ path, found, expected }) => `${fieldName(path)}: found ${found}, expected ${expected}`,
  )
}

it.each([
  [{ name: undefined }, 'name: found nothing, expected string: the field is missing'],
  [{ name: 7 }, 'name: found 7, expected string'],
  [{ name: null }, 'name: found null, expected string'],
  [{ name: '' }, 'name: found "", expected at least 2 characters'],
  [{ name: 'longer' }, 'name: found "longer", expected at most 5 characters'],
  [{ sign: '||' }, 'sign: found "||", expected exactly 1 character'],
  [{ level: 1 }, 'level: found 1, expected at least 2'],
  [{ level: 2.5 }, 'level: found 2.5, expected integer'],
  [{ mode: 'purple' }, 'mode: found "purple", expected one of light, dark'],
  [{ links: [] }, 'links: found [], expected at least 1 entry'],
  [{ tags: ['a'] }, 'tags: found ["a"], expected at least 2 entries'],
  [{ links: [{ href: 'x' }] }, 'links[0].href: found "x", expected a path'],
  [{ links: [{ href: 7 }] }, 'links[0].href: found 7, expected string'],
  [{ links: [{}] }, 'links[0].href: found nothing, expected string: the field is missing'],
  [{ item: { type: 'menu' } }, 'item.type: found "menu", expected one of link, search'],
  [{ item: { type: 'link', to: 1 } }, 'item.to: found 1, expected no field of this name'],
  [{ code: 'x' }, 'code: found "x", expected a code'],
  [
    { colour: 'red' },
    'colour: found "red", expected one of name, sign, level, mode, links, tags, item',
  ],
  [{ tags: undefined, tag: ['a'] }, 'tag: found ["a"], expected the field tags'],
  [{ links: [{ hreff: '/' }] }, 'links[0].hreff: found "/", expected the field href'],
])('%j is described, by one message', (change, problem) => {
  expect(problemsOf({ ...valid, ...change })).toEqual([problem])
})

it.each([
  ['a text', '(whole file): found "a text", expected object'],
  [null, '(whole file): found null, expected object'],
])('%j in place of the file is described', (input, problem) => {
  expect(problemsOf(input)).toEqual([problem])
})

it('describes every problem at once', () => {
  expect(problemsOf({ ...valid, name: 7, mode: 'purple', a: 1, b: 2 })).toHaveLength(4)
})

it('shows the beginning of a long value only', () => {
  const [problem] = problemsOf({ ...valid, name: 'x'.repeat(500) })
  expect(problem).toMatch(/^name: found "x{76}…, expected at most 5 characters$/)
})
