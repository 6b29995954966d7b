import { checkContent } from '../../lib/content/checks/check-content'
import { printBySeverity } from '../../lib/content/problem'
import { siteConfig } from '../../lib/content/settings/site-config'

/**
 * Checks content and site configuration without a build.
 * @throws with one line for each error
 */
export async function reportContent(): Promise<void> {
  const { reading, problems } = await checkContent('.', siteConfig)
  const { error, warning, notice } = printBySeverity(problems)
  const notices = [...warning, ...notice]
  for (const line of notices) console.warn(`Notice: ${line}`)
  if (error.length > 0) throw new Error(['The content has errors.', ...error].join('\n'))
  console.log(`Content: ${reading.pages.length} pages, no errors, ${notices.length} notices`)
}
