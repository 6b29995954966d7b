import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DOCSEARCH_STYLE } from '../host/content-security-policy'

/** A place of ours that rests on the inside of a package, which no version has to keep. */
type PackageText = {
  readonly name: string
  /** The version whose text it is. */
  readonly version: string
  /** Path below the package. */
  readonly file: string
  readonly text: string
  /** What of ours has to follow when the text is another. */
  readonly ours: string
}

const NEXT = { name: 'next', version: '16.4.6' } as const

/** Browser behavior that no build can verify in its output. ARCHITECTURE.md gives the reason for each entry. */
export const PACKAGE_TEXTS: readonly PackageText[] = [
  {
    name: 'nextra',
    version: '3.3.1',
    file: 'dist/server/webpack-plugins/nextra-search.js',
    text: 'pkg.init();',
    ours: 'lib/output/webpack/nextra-webpack-shim.mjs',
  },
  {
    ...NEXT,
    file: 'dist/shared/lib/router/router.js',
    text: "Router.events.emit('routeChangeError', err, as, routeProps);",
    ours: 'components/navigation/useRouteChange.ts',
  },
  {
    ...NEXT,
    file: 'dist/client/index.js',
    text: 'setTimeout(()=>el.scrollIntoView(), 0);',
    ours: 'components/navigation/useArrival.ts',
  },
  {
    name: '@docsearch/react',
    version: '3.9.0',
    file: 'dist/esm/index.js',
    text: DOCSEARCH_STYLE,
    ours: 'lib/output/host/content-security-policy.ts',
  },
]

/**
 * Looks for the texts of packages that places of ours rest on.
 * @param root folder of the project
 * @throws with each place whose text is not there
 */
export function checkPackageTexts(root: string): void {
  const read = (name: string, file: string) => {
    const place = path.join(root, 'node_modules', name, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : ''
  }
  const problems = PACKAGE_TEXTS.filter(
    ({ name, file, text }) => !read(name, file).includes(text),
  ).map(({ name, version, file, text, ours }) => {
    const installed = /"version": "([^"]+)"/.exec(read(name, 'package.json'))?.[1]
    return `${name} ${installed}, ${file}: found no ${text}, expected that of ${name} ${version}: change ${ours}`
  })
  if (problems.length > 0) throw new Error(['build:', ...problems].join('\n'))
}
