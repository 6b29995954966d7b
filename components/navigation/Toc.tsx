import { useRef } from 'react'
import type { TocEntry } from '../../lib/mdx/rehype-article'
import styles from './Toc.module.css'
import { useScrollSpy } from './useScrollSpy'

/** The headings of a page: a rail beside the article on wide screens, a closed list above it on others. */
export function Toc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const rail = useRef<HTMLElement>(null)
  useScrollSpy(rail, entries)
  if (entries.length < 2) return null
  return (
    <>
      <nav ref={rail} className={styles.rail} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <TocList entries={entries} />
      </nav>
      <details className={styles.compact}>
        <summary>On this page</summary>
        <nav aria-label="On this page">
          <TocList entries={entries} />
        </nav>
      </details>
    </>
  )
}

function TocList({ entries }: { readonly entries: readonly TocEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a href={`#${encodeURIComponent(entry.id)}`}>{entry.text}</a>
        </li>
      ))}
    </ul>
  )
}
