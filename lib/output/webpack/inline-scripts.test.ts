import { expect, it } from 'vitest'
import { bundleInlineScripts } from './inline-scripts'

it('no script contains a closing script tag', async () => {
  const scripts = await bundleInlineScripts(process.cwd(), {
    defaultMode: 'light',
    announcementId: '</script>',
    wrongBaseUrl: '</script>',
  })
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/<\/script|<!--/i)
})
