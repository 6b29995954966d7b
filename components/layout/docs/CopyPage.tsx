import { markdownFile } from '../../../lib/content/pages/routes'
import { loadFile } from '../../../lib/content/settings/load-file'
import { MESSAGES } from '../../../lib/site/messages'
import { useCopy } from '../../ui/CopyButton'

export function CopyPage({ route }: { readonly route: string }) {
  const { copy, status } = useCopy(() => copyFile(markdownFile(route)))
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
async function copyFile(path: string): Promise<string> {
  const text = loadFile(path).then((response) => response.text())
  const [reading, writing] = await Promise.allSettled([text, writeToClipboard(text)])
  if (reading.status === 'rejected') return MESSAGES.pageNotCopied
  return writing.status === 'fulfilled' ? MESSAGES.copied : MESSAGES.copyingDenied
}

/** Starts before the text has loaded: Safari allows it only during the click. Without `ClipboardItem`, waits for it. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
