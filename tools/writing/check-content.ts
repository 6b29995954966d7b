import { checkContent } from '../../lib/content/checks/check-content'
import { siteConfig } from '../../lib/content/settings/site-config'

/**
 * Checks content and site configuration without a build.
 * @throws with one line for each error
 */
export async function reportContent(): Promise<void> {
  const { reading, errors, notices } = await checkContent('.', siteConfig)
  for (const notice of notices) console.warn(`Notice: ${notice}`)
  if (errors.length > 0) throw new Error(['The content has errors.', ...errors].join('\n'))
  console.log(`Content: ${reading.pages.length} pages, no errors, ${notices.length} notices`)
}
