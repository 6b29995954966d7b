import path from 'node:path'
import type { Problem } from '../problem'
import { filesBelow, readText } from '../project-files'

/** A settings row that exposes something public and paid by default, and does not say how to turn it off. */
const TURNED_ON = /^\| `[\w.]*enable_?ingress` \|(?:[^|`]*\|)? `true` \|(?!.*`false`)/gim

/** Finds settings whose costly default the reader is not advised to turn off. */
export function checkCostlyDefaults(root: string): Problem[] {
  const advice = 'the default creates a public load balancer, which costs money'
  const expected = 'advice on when to set it to `false`'
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder, '.mdx'))
  return files.flatMap((file) =>
    (readText(path.join(root, file)).match(TURNED_ON) ?? []).map(
      (found): Problem => ({ severity: 'error', file, found, expected, advice }),
    ),
  )
}
