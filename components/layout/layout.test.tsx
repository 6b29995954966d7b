import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { doneStepsItem, readerValuesItem } from '../../lib/browser/storage/storage-items'
import { VALUE_KINDS } from '../../lib/content/values/value-kinds'
import { expectHtml } from '../../tests/fixtures/expected-files'
import { renderForm } from '../../tests/fixtures/render-form'
import themeConfig from '../../theme.config'
import SiteLayout from './chrome/SiteLayout'
import * as Home from './home/HomePage'

// Vitest cannot load this module of Nextra in a document.
vi.mock('nextra/mdx', () => ({ MDXProvider: ({ children }: { children: ReactNode }) => children }))
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }))
vi.mock(
  '../../lib/content/settings/site-config',
  () => import('../../tests/fixtures/sample-config'),
)

const { wrapper: DocsLayout, img: Image, ...Mdx } = themeConfig.components

const link = (path: string, label = path) => ({ path, label })
const BASE = {
  title: 'Add a logo',
  description: 'Put a logo on the picture.',
  sections: [],
  readingMinutes: 7,
  stepCount: 0,
}

/** Renders a page as Nextra does, and returns the HTML below a selector. */
async function open(route: string, more: object, navigation: object, children: ReactNode) {
  document.head.replaceChildren()
  const all = { sidebar: null, breadcrumbs: [], previous: null, next: null, ...navigation }
  const frontMatter = { ...BASE, route, navigation: all, ...more }
  const form = renderForm(
    <SiteLayout themeConfig={themeConfig} pageOpts={{ frontMatter }}>
      {children}
    </SiteLayout>,
  )
  await form.wait()
  return form
}

beforeEach(() => {
  localStorage.clear()
  vi.stubEnv('SITE_LOGO', '<svg></svg>')
})

const click = (selector: string) =>
  act(async () => document.querySelector<HTMLElement>(selector)?.click())

/** The HTML of an element. */
const htmlOf = (selector: string) => document.querySelector(selector)?.outerHTML

const VALUES = {
  zone: { ...VALUE_KINDS.number, label: 'Zone', meaning: 'Where it runs.', example: '7' },
  pod: { ...VALUE_KINDS.password, label: 'Pod', meaning: 'A name.', example: 'x', secret: true },
}

it('a guide', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('SITE_SEARCH_ENGINE', 'hosted')
  doneStepsItem('/docs/FTC/Tutorials/Logo').set(['two'])
  readerValuesItem('set').set({ zone: '5' })
  const toc = [
    { id: 'one', value: 'One', depth: 2 as const },
    { id: 'two', value: 'Two', depth: 3 as const },
    { id: 'c & d', value: 'C', depth: 2 as const },
  ]
  const items = [
    { ...link('/docs/FTC/Tutorials', 'Tutorials'), hasChildren: true, group: 'Learn' },
    { ...link('/docs/FTC/Guide', 'Guide'), hasChildren: true, mark: 'planned' },
  ]
  const sections = [
    { path: '/docs/FTC', items },
    { path: '/docs/FTC/Tutorials', items: [link('/docs/FTC/Tutorials/Logo', 'Logo')] },
  ]
  const { press } = await open(
    '/docs/FTC/Tutorials/Logo',
    {
      ...{ sections, stepCount: 3, placeholders: 'set', values: VALUES, choosesSystem: true },
      ...{ appliesTo: ['FTC 5.5', 'Helm 3'], duration: 'an hour', commands: 'Commands not run' },
      updated: { date: '2026-03-14', words: 'March 14, 2026' },
    },
    {
      sidebar: 'FTCSidebar',
      breadcrumbs: [link('/', 'Home'), link('/docs/FTC', 'FTC')],
      previous: link('/docs/FTC/A', 'A'),
      next: link('/docs/FTC/B', 'B'),
    },
    <DocsLayout toc={toc}>
      <Mdx.GuideStart commands="#commands" help="#help" values="#values" />
      <Mdx.h2 id="one">One</Mdx.h2>
      <Mdx.Steps first={1} ids={['one', 'two']}>
        <Mdx.Step number={1} id="one">
          <Mdx.h3 id="one">One</Mdx.h3>
        </Mdx.Step>
        <Mdx.Step number={2} id="two">
          <Mdx.h3 id="two" data-folded="">
            Two
          </Mdx.h3>
        </Mdx.Step>
      </Mdx.Steps>
      <Mdx.Steps first={3}>None</Mdx.Steps>
      <Mdx.pre caption="a.sh" titled danger="Deletes it." placeholders="zone pod" name="a, 2">
        <code>
          ls <Mdx.var>{'<zone>'}</Mdx.var> <Mdx.var>{'<pod>'}</Mdx.var>
        </code>
      </Mdx.pre>
      <Mdx.pre caption="Text" drawn>
        <code>ls</code>
      </Mdx.pre>
      <Mdx.Callout>Note</Mdx.Callout>
      <Mdx.Callout type="tip">Tip</Mdx.Callout>
      <Mdx.Callout type="warning">Warning</Mdx.Callout>
      <Mdx.Callout type="danger" title="Stop">
        Danger
      </Mdx.Callout>
      <Mdx.Expect>A list</Mdx.Expect>
      <Image src="/a.png" width={3} />
      <Image src="b.png" alt="B" />
      <Mdx.a href="/docs">D</Mdx.a> <Mdx.a href="http://a.b">E</Mdx.a>{' '}
      <Mdx.a href="#https:">F</Mdx.a>
      <Mdx.svg aria-hidden viewBox="0 0 1 1" />
      <Mdx.svg viewBox="0 0 2 2" />
      <Mdx.table aria-label="Ports" className="wide">
        <tbody />
      </Mdx.table>
      <Mdx.Tabs group="os">
        <Mdx.TabPanel label="Linux">ls</Mdx.TabPanel>
        <Mdx.TabPanel label="Windows">dir</Mdx.TabPanel>
      </Mdx.Tabs>
      <Mdx.Tabs group="os" follows="2">
        <Mdx.TabPanel label="Linux">sh</Mdx.TabPanel>
        <Mdx.TabPanel label="Windows">ps</Mdx.TabPanel>
      </Mdx.Tabs>
      <Mdx.Filter
        find="Find"
        hint="Port"
        units="rows"
        choices={[
          {
            name: 'to',
            label: 'To',
            options: [
              ['', 'All'],
              ['a', 'A'],
            ],
          },
        ]}
      >
        <li id="row">Row</li>
      </Mdx.Filter>
      <Mdx.Values id="values" groups={[{ title: 'Cloud', names: ['zone', 'pod'] }]}>
        <h2>Values</h2>
      </Mdx.Values>
      <Mdx.LaterSections>
        Press <Mdx.Kbd>K</Mdx.Kbd> or <Mdx.Mark>1</Mdx.Mark> in <Mdx.UiPath>A › B</Mdx.UiPath>
      </Mdx.LaterSections>
      <Mdx.Styles of="api" />
    </DocsLayout>,
  )
  await expectHtml(document.head.innerHTML, 'guide-head')
  await expectHtml(document.body.innerHTML, 'guide')
  await click('[aria-label=Menu]')
  await expectHtml(htmlOf('.mobile-sidebar'), 'guide-menu')
  press('Back to main menu')
  await click('[title^="Fill in"]')
  await expectHtml(htmlOf('.code form'), 'guide-form')
})

it('a planned method with samples, outside the sidebar', async () => {
  const managers = [
    { name: 'Stream', port: '8758', words: ['v1'] },
    { name: 'Broadcast', port: '8754', words: ['v2'] },
  ]
  await open(
    '/docs/Stream/API/API_Methods/AddEvent',
    { status: 'placeholder', managers, values: VALUES },
    { breadcrumbs: [link('/', 'Home')] },
    <DocsLayout toc={['a', 'b'].map((id) => ({ id, value: id, depth: 2 as const }))}>
      <Mdx.SampleForm />
      <Mdx.Tabs group="api-manager">
        <Mdx.TabPanel label="Stream" />
        <Mdx.TabPanel label="Broadcast" />
      </Mdx.Tabs>
      <Mdx.Tabs>
        <Mdx.TabPanel label="Stream">
          <Mdx.pre caption="Shell">:8758/v1</Mdx.pre>
        </Mdx.TabPanel>
      </Mdx.Tabs>
    </DocsLayout>,
  )
  await expectHtml(htmlOf('.docs-layout-frame'), 'method')
  await click('[aria-label=Menu]')
  await expectHtml(htmlOf('.mobile-sidebar'), 'method-menu')
})

it.each([{ duration: 'an hour' }, {}])('a page with %j and no other facts', async (facts) => {
  const toc = [{ id: 'one', value: 'One', depth: 2 as const }]
  await open('/docs/FTC/FAQ', facts, {}, <DocsLayout toc={toc}>Text</DocsLayout>)
  await expectHtml(htmlOf('.docs-layout-frame'), `page-${Object.keys(facts).length}`)
})

it('the home page', async () => {
  await open(
    '/',
    { layout: 'app', title: 'Capella Documentation' },
    {},
    <DocsLayout toc={[]}>
      <Home.HomePage>
        <Home.HomeStart title="Capella" drawing={<svg />}>
          <Home.HomeSearch hint="Error or method" />
        </Home.HomeStart>
        <Home.HomeGrid of="products">
          <Home.HomeProduct sidebar="FTCSidebar" title="Use" summary="Files." drawing={<svg />}>
            <Home.HomeLinks title="Install">Guides</Home.HomeLinks>
          </Home.HomeProduct>
        </Home.HomeGrid>
        <Home.HomeStart title="Two" summary="Other." />
        <Home.HomeLinks heading="h2" title="More" />
        <Home.HomeCall product="stream" title="Call">
          Us
        </Home.HomeCall>
      </Home.HomePage>
    </DocsLayout>,
  )
  await expectHtml(htmlOf('main'), 'home')
  expect(document.title).toBe('Capella Documentation')
  const menu = document.querySelector('[aria-label=Menu]')
  expect(menu?.getAttribute('href')).toBe('#site-links')
})
