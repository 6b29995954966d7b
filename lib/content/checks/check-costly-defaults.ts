import path from 'node:path'
import type { Problem } from '../problem'
import { filesBelow, readText } from '../project-files'

/** Settings whose default makes something public that costs money, where a table says so: name, then default. */
const TURNED_ON = /^\| `[\w.]*enable_?ingress` \|(?:[^|`]*\|)? `true` \|(?!.*`false`)/i

/** Finds rows of settings that do not tell the reader to turn a costly default off. */
export function checkCostlyDefaults(root: string): Problem[] {
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder, '.mdx'))
  return files.flatMap((file) =>
    readText(path.join(root, file))
      .split('\n')
      .flatMap((line, index): Problem[] => {
        if (!TURNED_ON.test(line)) return []
        const advice = 'the default makes a public load balancer that readers pay for'
        const expected = 'who sets it to `false`'
        return [
          {
            severity: 'error',
            file,
            line: index + 1,
            found: 'an ingress by default',
            expected,
            advice,
          },
        ]
      }),
  )
}
