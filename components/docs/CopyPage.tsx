import { useEffect, useState } from 'react'
import { type CopyResult, copyFile } from '../../lib/browser/article/copy-page'
import { markdownFile } from '../../lib/content/pages/addresses'
import { withBasePath } from '../../lib/content/settings/base-path'
import { MESSAGES } from '../../lib/site/messages'
import styles from './CopyPage.module.css'

const SHOWN_FOR_MS = 2000

type CopyState = 'idle' | 'copying' | CopyResult

/** Copies the page as Markdown, or leads to it; without scripts it is the link alone. */
export function CopyPage({ route }: { readonly route: string }) {
  const [state, setState] = useState<CopyState>('idle')
  const address = withBasePath(markdownFile(route))

  useEffect(() => {
    if (state !== 'copied') return
    const timer = window.setTimeout(() => setState('idle'), SHOWN_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [state])

  const handleClick = async () => {
    setState('copying')
    setState(await copyFile(address))
  }
  return (
    <p className={styles.copy}>
      <button type="button" onClick={handleClick} data-early-click="">
        {MESSAGES.copyPage}
      </button>{' '}
      <a href={address}>{MESSAGES.viewMarkdown}</a>{' '}
      <span aria-live="polite">{statusText(state)}</span>
    </p>
  )
}

function statusText(state: CopyState): string {
  switch (state) {
    case 'copied':
      return MESSAGES.pageCopied
    case 'unreachable':
      return MESSAGES.pageNotCopied
    case 'denied':
      return MESSAGES.copyingDenied
    default:
      return ''
  }
}
