import { markdownFile } from '../../../lib/content/pages/routes'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { MESSAGES } from '../../../lib/site/messages'
import { useCopy } from '../../ui/useCopy'

export function CopyPage({ route }: { readonly route: string }) {
  const { copy, status } = useCopy(() => copyFile(withBasePath(markdownFile(route))))
  // Only the build writes the Markdown files.
  if (process.env.NODE_ENV !== 'production') return null
  return (
    <div className="needs-scripts copy-page-copy">
      <button type="button" className="button" onClick={copy}>
        {MESSAGES.copyPage}
      </button>{' '}
      {status}
    </div>
  )
}

/** @returns what to tell the reader */
async function copyFile(url: string): Promise<string> {
  const text = readText(url)
  const [reading, writing] = await Promise.allSettled([text, writeToClipboard(text)])
  if (reading.status === 'rejected') return MESSAGES.pageNotCopied
  return writing.status === 'fulfilled' ? MESSAGES.copied : MESSAGES.copyingDenied
}

/** @throws if the file cannot be loaded, or the response is HTML, for example from a captive portal */
async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  if (!response.ok || isPage) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/**
 * Starts to write before the text has loaded, because Safari grants clipboard access only during the click. Browsers
 * without `ClipboardItem` wait for the text first.
 */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
    }),
  ])
}
