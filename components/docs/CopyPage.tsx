import { markdownFile } from '../../lib/content/pages/addresses'
import { withBasePath } from '../../lib/content/settings/base-path'
import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import styles from './CopyPage.module.css'

/** Copies the page as Markdown (lib/browser/chrome/copy-page.ts), or leads to it; without scripts it is the link alone. */
export function CopyPage({ route }: { readonly route: string }) {
  return (
    <p className={styles.copy}>
      <button type="button" {...{ [ACTION_ATTRIBUTE]: ACTIONS.copyPage }}>
        {MESSAGES.copyPage}
      </button>{' '}
      <a href={withBasePath(markdownFile(route))}>{MESSAGES.viewMarkdown}</a>{' '}
      <span
        aria-live="polite"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: left as the reading script has it
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </p>
  )
}
