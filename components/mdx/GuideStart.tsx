import { useRouter } from 'next/router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { usePage } from '../ui/PageContext'
import styles from './Guide.css?url'
import { SystemTabs } from './tabs/Tabs'

/** Hashes of the page's sections and of its form, if it has them. */
type GuideStartProps = Readonly<
  Partial<Record<'ask' | 'commands' | 'help' | 'start' | 'values', string>>
>

/**
 * The actions below the first paragraph of a guide. "Commands only" is a view of the page: while the URL's hash is the
 * id of "Quick reference" or of a heading in it, which begins with `quick-`, the style sheet hides most of the article.
 */
export function GuideStart({ ask, commands, help, start, values }: GuideStartProps) {
  const { route, choosesSystem } = usePage()
  const first = ask ?? start
  // Renders this component again when Next changes the URL, which fires no `hashchange` event. When the reader edits
  // the hash, the browser fires the event.
  useRouter()
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  )
  // The static HTML shows the whole guide, because the hash is known only in the browser.
  const showsCommands = commands !== undefined && hash.startsWith('#quick-')
  // If the document loaded with this hash, the browser scrolled to the heading before the rest of the guide was hidden.
  // Scroll again, so that the links above the commands are visible.
  useLayoutEffect(() => {
    const heading = showsCommands ? document.getElementById(window.location.hash.slice(1)) : null
    if (heading === null) return
    // Do not move a reader who has scrolled away from the heading.
    const { top } = heading.getBoundingClientRect()
    if (Math.abs(top) < window.innerHeight) heading.scrollIntoView()
  }, [showsCommands])
  return (
    <nav
      className="guide-links"
      aria-label="Shortcuts in this guide"
      data-view={showsCommands ? 'commands' : undefined}
    >
      <link rel="stylesheet" href={styles} precedence="pages" />
      {first !== undefined && (
        <>
          <a className={showsCommands ? 'button' : 'button button-primary'} href={first}>
            {ask === undefined ? 'Start at step 1' : 'Ask Capella first'}
          </a>{' '}
        </>
      )}
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
      {choosesSystem && <SystemTabs />}
      <span>
        {help !== undefined && (
          <>
            <a href={help}>Troubleshooting</a>{' '}
          </>
        )}
        {values !== undefined && (
          <a className="needs-scripts" href={values}>
            Your values
          </a>
        )}
      </span>
    </nav>
  )
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
