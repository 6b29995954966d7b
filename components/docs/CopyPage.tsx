import { markdownFile } from '../../lib/content/pages/routes'
import { withBasePath } from '../../lib/content/settings/base-path'
import { EARLY_CLICK } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import styles from './CopyPage.module.css'
import { useCopyPage } from './useCopyPage'

/** Copies the page as Markdown, or leads to it; without scripts it is the link alone. */
export function CopyPage({ route }: { readonly route: string }) {
  const address = withBasePath(markdownFile(route))
  const { status, copy } = useCopyPage(address)
  return (
    <p className={styles.copy}>
      <button type="button" onClick={copy} {...EARLY_CLICK}>
        {MESSAGES.copyPage}
      </button>{' '}
      <a href={address}>{MESSAGES.viewMarkdown}</a> <span aria-live="polite">{status}</span>
    </p>
  )
}
