import { useRouter } from 'next/router'
import type { Heading } from 'nextra'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { SystemTabs } from '../../mdx/tabs/Tabs'
import { usePage } from '../../ui/PageContext'

const COMMANDS = 'Quick reference'
const TROUBLESHOOTING = 'Troubleshooting'

/**
 * "Commands only" is a view of the page: while the URL's hash is the id of the "Quick reference" heading, the style
 * sheet hides most of the article.
 */
export function GuideStart({ toc }: { readonly toc: readonly Heading[] }) {
  const { route, navigation, stepCount, frontMatter } = usePage()
  // Renders this component again when Next changes the URL, which fires no `hashchange` event. When the reader edits
  // the hash, the browser fires the event.
  useRouter()
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  )
  const hashOf = (title: string) => {
    const found = toc.find(({ value }) => value === title)
    return found && `#${found.id}`
  }
  const commands = hashOf(COMMANDS)
  // The static HTML shows the whole guide, because the hash is known only in the browser.
  const showsCommands = commands !== undefined && hash === commands
  // If the document loaded with this hash, the browser scrolled to the heading before the rest of the guide was hidden.
  // Scroll again, so that the links above the commands are visible.
  useLayoutEffect(() => {
    const heading = showsCommands ? document.querySelector(commands) : null
    if (heading === null) return
    // Do not move a reader who has scrolled away from the heading.
    const { top } = heading.getBoundingClientRect()
    if (Math.abs(top) < window.innerHeight) heading.scrollIntoView()
  }, [showsCommands, commands])
  if (stepCount === 0) return null
  const sidebar = siteConfig.sidebars[navigation.sidebar ?? '']
  const help =
    hashOf(TROUBLESHOOTING) ?? (sidebar && withBasePath(`${sidebar.path}/${TROUBLESHOOTING}`))
  return (
    <nav
      className="guide-start"
      aria-label="Shortcuts in this guide"
      data-view={showsCommands ? 'commands' : undefined}
    >
      {commands !== undefined && (
        <>
          <span className="tab-list">
            <a href={withBasePath(route)} aria-current={!showsCommands || undefined}>
              Guide
            </a>{' '}
            <a href={commands} aria-current={showsCommands || undefined}>
              Commands only
            </a>
          </span>{' '}
        </>
      )}
      <a className="button button-primary" href={`#${ELEMENT_IDS.firstStep}`}>
        Start at step 1
      </a>{' '}
      {frontMatter.choosesSystem && <SystemTabs />}
      {help !== undefined && <a href={help}>{TROUBLESHOOTING}</a>}
    </nav>
  )
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
