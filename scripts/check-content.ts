// Checks content and site configuration without building. Warnings count as errors, as in a strict build.
import { checkSources } from '../lib/content/checks/check-sources'
import { formatBySeverity } from '../lib/content/problem'
import { readOpenQuestions } from '../lib/content/questions/open-questions'
import { checkPublicUrl } from '../lib/content/settings/public-url'
import { siteConfig } from '../lib/content/settings/site-config'
import { checkInstructions, checkPages } from '../lib/output/checks/check-articles'
import { openProject } from '../lib/output/pages/open-project'
import { LINKED_URLS } from '../lib/output/run/outputs'
import { reportFailure } from '../tools/command-line'

async function reportContent(): Promise<void> {
  checkPublicUrl()
  const { reading, problems } = await checkSources('.', siteConfig)
  const project = openProject('.')
  const found = [
    ...problems,
    ...(await checkPages(project, LINKED_URLS)),
    ...(await checkInstructions(project)),
  ]
  const { error, warning, notice } = formatBySeverity(found)
  for (const line of notice) console.warn(`Notice: ${line}`)
  const errors = [...new Set([...error, ...warning])]
  if (errors.length > 0)
    throw new Error(['The content has errors or warnings:', ...errors].join('\n'))
  const questions = readOpenQuestions('.').length
  console.log(
    `Content: no errors. Pages: ${reading.pages.length}. Notices: ${notice.length}. Open questions for Capella: ${questions}.`,
  )
}

await reportContent().catch(reportFailure)
