import { expect, it, vi } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compiled-page'
import { router } from '../../../tests/fixtures/fake-router'
import { NO_NOTE, pendingReturn } from '../../browser/navigation/history-entry'

vi.mock(import('../../../components/ui/useStored'), async (original) => ({
  ...(await original()),
  useIsHydrated: () => isHydrated,
}))

let isHydrated = true

it.each([
  { sections: 1, arrival: 'a click on a link to the page' },
  { sections: 3, arrival: 'the document loads', isLoad: true },
  { sections: 3, arrival: 'a click on a link to a heading', asPath: '/docs#two' },
  { sections: 3, arrival: 'Back', place: { url: '', scrollY: 0, link: '', note: NO_NOTE } },
])('$sections of 3 sections are painted first after $arrival', async (arrival) => {
  isHydrated = !arrival.isLoad
  router.asPath = arrival.asPath ?? '/docs'
  pendingReturn.current = arrival.place ?? null
  const { html } = await compileBody('Lead.\n\n## One\n\n## Two\n\n## Three')
  expect(html).toMatch(/Lead\..*One/s)
  expect(html.match(/<h2/g)).toHaveLength(arrival.sections)
})
