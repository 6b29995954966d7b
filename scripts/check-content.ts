// Checks content and site configuration without building. Warnings count as errors, as in a strict build.
import { checkContent } from '../lib/content/checks/check-content'
import { formatBySeverity } from '../lib/content/problem'
import { readOpenQuestions } from '../lib/content/questions/open-questions'
import { checkPublicUrl } from '../lib/content/settings/public-url'
import { siteConfig } from '../lib/content/settings/site-config'
import { checkArticles } from '../lib/output/checks/check-articles'
import { openPageStore } from '../lib/output/pages/page-store'
import { reportFailure } from '../tools/command-line'

async function reportContent(): Promise<void> {
  checkPublicUrl()
  const { reading, problems } = await checkContent('.', siteConfig)
  const articles = await checkArticles('.', openPageStore('.'))
  const { error, warning, notice } = formatBySeverity([...problems, ...articles])
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
