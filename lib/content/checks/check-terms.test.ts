import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkTerms } from './check-terms'

const TERMS = `
- right: sign in
  wrong: [log in]
  phrases: [Log in required]
- right: job XML
  wrong: [Job XML]
`

const check = (files: Record<string, string>) =>
  checkTerms(createProject({ 'data/terms.yaml': TERMS, ...files })).map(formatProblem)

it('names file, found, and expected words', () => {
  const page = 'One.\n\nNow log\nin, and save the Job XML.\n'
  expect(check({ 'pages/docs/A.mdx': page, 'data/ports/ftc.yaml': 'note: Log in.' })).toEqual([
    'pages/docs/A.mdx:3 term: found "log in", expected "sign in"',
    'pages/docs/A.mdx:4 term: found "Job XML", expected "job XML"',
    'data/ports/ftc.yaml:1 term: found "Log in", expected "sign in"',
  ])
})

it('counts lines correctly after code, keywords, and phrases', () => {
  const page =
    '---\nkeywords:\n  - x\n---\n\n```bash\na\n\nb\n```\n\nLog in required, `x`\nnow log in.\n'
  expect(check({ 'pages/docs/A.mdx': page })).toEqual([
    'pages/docs/A.mdx:13 term: found "log in", expected "sign in"',
  ])
})

it.each([
  ['words around code', 'The log `x` in'],
  ['code', 'Run `log in`.\n\n```bash\nlog in\n```'],
  [
    'labels, addresses, ids and tags',
    '## A [#log-in]\n\n**Log in** [x](/log-in) <Partial text="log in" />',
  ],
  ['keywords in a line', '---\nkeywords: [log in, x]\n---'],
  ['keywords in a list', '---\nkeywords:\n  - x\n  - log in\n---'],
  ['an allowed phrase', 'It says "Log in required".'],
  ['the beginning of a sentence', '## Job XML\n\nJob XML is XML.'],
])('accepts %s', (_what, text) => {
  expect(check({ 'pages/docs/A.mdx': text })).toEqual([])
})

it('reports a table that is not sorted', () => {
  expect(check({ 'data/terms.yaml': '- wrong: [log in]' })[0]).toContain('data/terms.yaml:1')
})
