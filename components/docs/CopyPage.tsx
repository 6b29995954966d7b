import { useEffect, useState } from 'react'
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

/** What came of copying a page. */
export type CopyResult = 'copied' | 'unreachable' | 'denied'

/**
 * Copies the text of a file of the site.
 * @param address of a text file; an answer in HTML is some other page, such as that of a captive portal
 */
export async function copyFile(address: string): Promise<CopyResult> {
  const text = readText(address)
  const [read, written] = await Promise.allSettled([text, write(text)])
  if (read.status === 'rejected') return 'unreachable'
  return written.status === 'fulfilled' ? 'copied' : 'denied'
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  if (!response.ok || isPage) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/** Asks for the clipboard at once: Safari only gives it within the click, and takes a text that comes later. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
    }),
  ])
}
