// Checks content and site configuration without a build; every problem is one line with file and field.
import { checkContent } from '../lib/content/checks/check-content'
import { siteConfig } from '../lib/content/settings/site-config'
import { reportFailure } from '../tools/process/report-failure'

async function check(): Promise<void> {
  const { reading, errors, notices } = await checkContent('.', siteConfig)
  for (const notice of notices) console.warn(`Notice: ${notice}`)
  if (errors.length > 0) throw new Error(['The content has errors.', ...errors].join('\n'))
  console.log(`Content: ${reading.pages.length} pages, no errors, ${notices.length} notices`)
}

await check().catch(reportFailure)
