// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readerValuesItem } from '../../lib/browser/storage/storage-items'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import * as Mdx from './elements'

it('the elements of a page have roles, names, and links that work for every reader', () => {
  readerValuesItem('').set({ zone: 'b' })
  const { textsOf } = renderForm(
    <PageContext value={pageAt('/docs')}>
      <Mdx.Heading2 id="a">A</Mdx.Heading2>
      <Mdx.Heading3 id="b">B</Mdx.Heading3>
      <Mdx.Heading3 data-folded="">C</Mdx.Heading3>
      <Mdx.Image src="/a.png" />
      <Mdx.Link href="/docs">D</Mdx.Link> <Mdx.Link href="http://a.b">E</Mdx.Link>
      <Mdx.Link href="#https:">F</Mdx.Link> <Mdx.Drawing aria-hidden />
      <Mdx.Drawing href="g" /> <Mdx.Table aria-label="Ports" border={1} />
      <Mdx.Callout>H</Mdx.Callout> <Mdx.Callout type="danger" title="I" />
      <Mdx.Expect>J</Mdx.Expect> <Mdx.PlaceholderValue>{'<pod>'}</Mdx.PlaceholderValue>
      <Mdx.PlaceholderValue>{'<zone>'}</Mdx.PlaceholderValue>
    </PageContext>,
  )
  for (const [selector, ...texts] of [
    ['h2#a > [href="#a"][aria-labelledby=a][tabindex="-1"], h3#b > [href="#b"]', '', ''],
    ['h2, h3, h3:not(:has(a))', 'A', 'B', 'C'],
    ['img[src="/a.png"][alt=""][loading=lazy][decoding=async]', ''],
    ['a[href="/docs"]:not([rel]), a[href="#https:"]:not([rel])', 'D', 'F'],
    ['a[href="http://a.b"][rel="noopener noreferrer"]', 'E'],
    ['div:not([role]) > svg[aria-hidden], [role=group][aria-label=Drawing] > svg[href=g]', '', ''],
    ['div[role=group][aria-label=Ports][tabindex="0"] > table[border]', ''],
    ['.callout-note[role=note][aria-label=Note]:has(svg)', 'Note H'],
    ['.callout-danger[aria-label=I]', 'Danger I'],
    ['.expect', 'You should seeJ'],
    ['var:not([title]), var[data-filled][title="<zone>"]', '<pod>', 'b'],
  ] as const)
    expect(textsOf(selector), selector).toEqual(texts)
})
