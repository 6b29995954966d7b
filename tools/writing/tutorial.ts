import { stringify } from 'yaml'
import { hint } from '../../lib/content/checks/unwritten-hints'

/**
 * A draft with the sections that every tutorial has.
 * @param product as readers call it
 * @param today such as 2026-03-14
 */
export function tutorialText(title: string, product: string, today: string): string {
  const frontMatter = stringify({
    title,
    description: '',
    status: 'draft',
    updated: today,
    tags: [],
  })
  return `---
${frontMatter}---

${hint('"At the end of this tutorial, …": what the reader has then.')}

## When to use it [#when-to-use-it]

${hint(`the task that ${product} does here, and when another page serves better.`)}

## Requirements [#requirements]

${hint('versions, rights, machines and files that the reader needs first, as a list.')}

## Set it up [#set-it-up]

${hint('the heading above, as a task. One action in each step.')}

<Steps>

### First step

${hint('the action, and the heading above.')}

<Expect>

${hint('what the reader sees when it worked.')}

</Expect>

</Steps>

## Verify [#verify]

${hint('how the reader knows that the whole works.')}

## Troubleshooting [#troubleshooting]

${hint('a line for each symptom.')}

| Symptom | Possible cause | What to do |
|---|---|---|

## Related pages [#related-pages]

${hint('links with a reason each, as a list.')}
`
}
