import path from 'node:path'
import type { Problem } from '../problem'
import { filesBelow, readText } from '../project-files'

/** A row of settings whose default makes something public that costs money, and that names no way to turn it off. */
const TURNED_ON = /^\| `[\w.]*enable_?ingress` \|(?:[^|`]*\|)? `true` \|(?!.*`false`)/gim

/** Finds rows of settings that do not tell the reader to turn a costly default off. */
export function checkCostlyDefaults(root: string): Problem[] {
  const advice = 'the default makes a public load balancer that readers pay for'
  const expected = 'who sets it to `false`'
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder, '.mdx'))
  return files.flatMap((file) =>
    (readText(path.join(root, file)).match(TURNED_ON) ?? []).map(
      (found): Problem => ({ severity: 'error', file, found, expected, advice }),
    ),
  )
}
