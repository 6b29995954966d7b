import { startTransition } from 'react'
import client, { type Root } from 'react-dom/client'

/**
 * What Next's client takes for `react-dom/client`: hydrates as a transition does, in slices of some milliseconds between
 * which the browser answers its reader. React would hydrate the whole page in one task.
 */
export default {
  /** @throws when React breaks off at once */
  hydrateRoot(...page: Parameters<typeof client.hydrateRoot>): Root {
    let root: Root | null = null
    startTransition(() => {
      root = client.hydrateRoot(...page)
    })
    if (root === null) throw new Error('React did not hydrate the page.')
    return root
  },
}
