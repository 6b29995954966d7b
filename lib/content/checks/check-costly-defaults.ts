import path from 'node:path'
import type { Problem } from '../problem'
import { filesBelow, lineAt, readText } from '../project-files'

/** A table row for an ingress setting that is `true` by default, if the row does not mention `false`. */
const TURNED_ON = /^\| `[\w.]*enable_?ingress` \|(?:[^|`]*\|)? `true` \|(?!.*`false`)/gim

export function checkCostlyDefaults(root: string): Problem[] {
  const advice = 'the default creates a public load balancer, which costs money'
  const expected = 'a row that says when to set the value to `false`'
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder, '.mdx'))
  return files.flatMap((file) => {
    const source = readText(path.join(root, file))
    return [...source.matchAll(TURNED_ON)].map(({ 0: found, index }): Problem => {
      const line = lineAt(source, index)
      return { severity: 'error', file, line, found, expected, advice }
    })
  })
}
