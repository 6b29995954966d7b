import { chromium } from '@playwright/test'
import { startServer } from './lib/server/start-server'
const server = await startServer({ root: 'out', port: 0 })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const recents = ['AddEvent','GPU operator'].map((t,i)=>({href:`/docs/FTC#${i}`,title:t,page:i?'Install FTC on Akamai Kubernetes':null,product:i?'ftc':'stream'}))
for (const theme of ['light','dark']) {
  for (const [width,height] of [[1440,900],[390,844],[320,700]] as const) {
    const ctx = await browser.newContext({ viewport: { width, height }, hasTouch: width<500 })
    await ctx.addInitScript(([t,r]) => { localStorage.setItem('theme', t); localStorage.setItem('search.recents', r); localStorage.setItem('search.favorites', r.replace('AddEvent','SetEventInfo').replaceAll('/docs/FTC','/docs/Stream')) }, [theme, JSON.stringify(recents)] as const)
    const page = await ctx.newPage()
    const shots: Buffer[] = []
    const shot = async () => shots.push(await page.screenshot())
    await page.goto(server.url + '/docs/Stream/API/Introduction')
    await page.evaluate(() => window.dispatchEvent(new Event('pointerover')))
    await page.waitForSelector('html[data-started]')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox')
    await input.waitFor(); await page.getByRole('region',{name:'Recent'}).waitFor()
    await shot()
    const status = page.getByRole('dialog').getByRole('status')
    for (const q of ['add evnt','create cluster akamai','xxevxntslxst']) { await input.fill(q); await status.filter({hasText:`for "${q}"`}).waitFor(); await page.mouse.move(2,2); await shot() }
    await page.goto(server.url + '/search?q=create%20cluster')
    await page.getByRole('main').getByRole('heading',{level:2}).first().waitFor()
    await page.waitForTimeout(300)
    await shot()
    await page.goto(server.url + '/search?q=xxevxntslxst')
    await page.getByText('Try searching for').waitFor()
    await shot()
    const sheet = await ctx.browser()!.newPage({ viewport: { width: Math.min(width,720)*3+40, height: 100 } })
    const w = Math.min(width,720)
    await sheet.setContent('<body style="margin:8px;background:#888">'+shots.map(s=>`<img style="width:${w}px;margin:4px" src="data:image/png;base64,${s.toString('base64')}">`).join('')+'</body>')
    await sheet.screenshot({ path: `/tmp/shots/${theme}-${width}.png`, fullPage: true })
    await ctx.close()
  }
}
await browser.close(); await server.close()
