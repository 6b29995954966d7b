import { MESSAGES } from '../../site/messages'

const SHOWN_FOR_MS = 2000

/** What is said, by what came of copying. */
const STATUS_TEXTS = {
  copied: MESSAGES.pageCopied,
  unreachable: MESSAGES.pageNotCopied,
  denied: MESSAGES.copyingDenied,
} as const

/** Copies the Markdown file that the link beside a button leads to, and says so behind it. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.parentElement?.querySelector('a')?.href
  const status = button.parentElement?.querySelector('[aria-live]')
  if (address === undefined || !status) return
  status.textContent = ''
  const result = await copyFile(address)
  status.textContent = STATUS_TEXTS[result]
  if (result === 'copied')
    window.setTimeout(() => {
      if (status.textContent === STATUS_TEXTS.copied) status.textContent = ''
    }, SHOWN_FOR_MS)
}

/**
 * Copies the content of a file of the site.
 * @param address of a text file; an answer in HTML is some other page, such as that of a captive portal
 */
export async function copyFile(address: string): Promise<keyof typeof STATUS_TEXTS> {
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

/** Asks for the clipboard at once: Safari grants it only during the click, and accepts content that arrives later. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
    }),
  ])
}
