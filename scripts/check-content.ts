// Checks content and site configuration without a build; every problem is one line with file and field.
import { checkContent } from '../lib/content/checks/check-content'
import { printBySeverity } from '../lib/content/problem'
import { siteConfig } from '../lib/content/settings/site-config'
import { reportFailure } from '../tools/process/report-failure'

async function check(): Promise<void> {
  const { reading, problems } = await checkContent('.', siteConfig)
  const { error, warning, notice } = printBySeverity(problems)
  const notices = [...warning, ...notice]
  for (const line of notices) console.warn(`Notice: ${line}`)
  if (error.length > 0) throw new Error(['The content has errors.', ...error].join('\n'))
  console.log(`Content: ${reading.pages.length} pages, no errors, ${notices.length} notices`)
}

await check().catch(reportFailure)
