import { useEffect, useRef, useState } from 'react'
import { markdownFile } from '../../../lib/content/pages/routes'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { ROUTES } from '../../../lib/site/constants'
import { EARLY_CLICK } from '../../../lib/site/element-ids'
import { MESSAGES } from '../../../lib/site/messages'
import { useDismissableDetails } from '../../ui/useDismissableDetails'
import styles from './CopyPage.module.css'

const MESSAGE_DURATION_MS = 2000

/** The status message for each result of copying. */
const STATUS_TEXTS = {
  copied: MESSAGES.pageCopied,
  unreachable: MESSAGES.pageNotCopied,
  denied: MESSAGES.copyingDenied,
} as const

type CopyResult = keyof typeof STATUS_TEXTS

/**
 * A button that copies the page as Markdown, and a menu with other ways to use the Markdown. A success message
 * disappears after two seconds; an error message stays until the next click on the button.
 */
export function CopyPage({ route }: { readonly route: string }) {
  const url = withBasePath(markdownFile(route))
  const [result, setResult] = useState<CopyResult | null>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(menu)
  useEffect(() => {
    if (result !== 'copied') return
    const timer = window.setTimeout(() => setResult(null), MESSAGE_DURATION_MS)
    return () => window.clearTimeout(timer)
  }, [result])
  const copy = async () => {
    setResult(null)
    setResult(await copyFile(url))
  }
  return (
    <div className={styles.copy}>
      <button type="button" onClick={copy} {...EARLY_CLICK}>
        {MESSAGES.copyPage}
      </button>{' '}
      <details ref={menu} className="menu">
        <summary aria-label={MESSAGES.moreWays} />
        <ul>
          <li>
            <a href={url}>{MESSAGES.viewMarkdown}</a>
          </li>
          <li>
            <a href={withBasePath(ROUTES.editors)}>{MESSAGES.useInEditor}</a>
          </li>
        </ul>
      </details>{' '}
      <span aria-live="polite">{result !== null && STATUS_TEXTS[result]}</span>
    </div>
  )
}

/**
 * Copies the contents of a file on this site.
 * @param url URL of a text file. An HTML response counts as a failure: it comes from something else, such as a captive
 * portal
 */
async function copyFile(url: string): Promise<CopyResult> {
  const text = readText(url)
  const [reading, writing] = await Promise.allSettled([text, writeToClipboard(text)])
  if (reading.status === 'rejected') return 'unreachable'
  return writing.status === 'fulfilled' ? 'copied' : 'denied'
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  if (!response.ok || isPage) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/**
 * Writes a text that is still loading to the clipboard. The write starts before the text has arrived, because Safari
 * grants access only during the click. Browsers without `ClipboardItem` first wait for the text.
 */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
    }),
  ])
}
