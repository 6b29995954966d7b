import { expect, it, vi } from 'vitest'
import { compileBody } from '../../tests/fixtures/compiled-page'

vi.mock(import('../../components/ui/useStored'), async (original) => ({
  ...(await original()),
  useIsHydrated: () => true,
}))

const block = (info: string) => `\`\`\`${info}\n[ -s file ] ||\n  exit 1\n\`\`\`\n`
const tab = (label: string, content: string) => `<Tab label="${label}">\n${content}</Tab>\n`

it('each button of a code block says which block it copies', async () => {
  const { html } = await compileBody(`
${block('bash')}
## Set up

${block('bash')}
${block('bash title="preflight.sh"')}
<Steps>
### Install kubectl

<Tabs group="os">
${tab('Linux', block('bash'))}
${tab('C#', block('csharp placeholders'))}
</Tabs>

${block('bash title="preflight.sh"')}
</Steps>

### Set up

${block('bash')}`)
  const names = [...html.matchAll(/<button[^>]* title="Copy ([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'Introduction',
    'Set up',
    'preflight.sh',
    'Install kubectl, Linux',
    'Install kubectl, C#',
    'preflight.sh, 2',
    'Set up, 2',
  ])
})

it('a step says its number, and its title by the heading', async () => {
  const { flatHtml } = await compileBody('<Steps>\n### Sign in\n\nType.\n</Steps>')
  expect(flatHtml).toContain(
    '<span class="step-number" aria-hidden="true">1</span> <input type="checkbox" class="step-box" id="sign-in-done" aria-label="1: Mark as done" aria-labelledby="sign-in-done sign-in"/><h3',
  )
  expect(flatHtml.match(/Sign in/g)).toHaveLength(1)
})

it('the words of a heading are words; a link without text and Tab stop has its name', async () => {
  const { flatHtml } = await compileBody('## Set up Helm\n\nText')
  expect(flatHtml).toContain(
    '<h2 id="set-up-helm">Set up Helm<a href="#set-up-helm" aria-labelledby="set-up-helm" tabindex="-1"></a></h2>',
  )
})
