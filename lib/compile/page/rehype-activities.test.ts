import type { Root } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { rehypeActivities } from './rehype-activities'

it('each H2 starts a section; content before the first H2 is in none', () => {
  const statement = { type: 'mdxjsEsm', value: "import { A } from './a'" } as const
  const [intro, first, text, second] = [h('p', 'Intro'), h('h2', 'A'), h('p', 'Text'), h('h2', 'B')]
  const tree: Root = { type: 'root', children: [intro, first, text, statement, second] }
  rehypeActivities()(tree)
  expect(tree.children).toMatchObject([
    statement,
    intro,
    { name: 'Activity', children: [first, text] },
    { name: 'Activity', children: [second] },
  ])
})
