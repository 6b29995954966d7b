import { expect, it } from 'vitest'
import { bundleInlineScripts } from './inline-scripts'

it('each script is one short function, without a closing script tag', async () => {
  const scripts = await bundleInlineScripts(process.cwd(), {
    defaultMode: 'light',
    announcementId: '</script>',
    wrongBaseUrl: '</script>',
  })
  for (const script of Object.values(scripts)) {
    expect(script).not.toMatch(/<\/script|<!--|use strict/i)
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);\n$/)
  }
})
