import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DOCSEARCH_STYLE } from '../host/content-security-policy'

/** A piece of a package's internal code that our code depends on. A new version of the package may change the piece. */
type PackageText = {
  readonly name: string
  /** Path inside the package's folder. */
  readonly file: string
  readonly text: string
  /** Our file to update when the text changes. */
  readonly ours: string
}

/** Pieces of code whose changes the build would not notice otherwise. ARCHITECTURE.md explains each. */
const PACKAGE_TEXTS: readonly PackageText[] = [
  {
    name: 'nextra',
    file: 'dist/server/webpack-plugins/nextra-search.js',
    text: 'pkg.init();',
    ours: 'next.config.mjs',
  },
  {
    name: 'next',
    file: 'dist/shared/lib/router/router.js',
    text: "Router.events.emit('routeChangeError', err, as, routeProps);",
    ours: 'components/navigation/useRouteChange.ts',
  },
  {
    name: 'next',
    file: 'dist/shared/lib/router/router.js',
    text: 'if (e.cancelled) routeInfo.error = routeInfo.error || e;',
    ours: 'components/navigation/useRouteChange.ts',
  },
  {
    name: '@docsearch/react',
    file: 'dist/esm/index.js',
    text: DOCSEARCH_STYLE,
    ours: 'lib/output/host/content-security-policy.ts',
  },
]

/** @throws an error that lists every text that the installed packages no longer contain */
export function checkPackageTexts(root: string): void {
  const read = (name: string, file: string) => {
    const place = path.join(root, 'node_modules', name, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : ''
  }
  const problems = PACKAGE_TEXTS.flatMap(({ name, file, text, ours }) => {
    if (read(name, file).includes(text)) return []
    const version = /"version": "([^"]+)"/.exec(read(name, 'package.json'))
    return `${name} ${version?.[1] ?? '(not installed)'}, ${file}: found no "${text}". Update ${ours}, and then the entry in lib/output/checks/package-texts.ts.`
  })
  if (problems.length > 0) throw new Error(['build:', ...problems].join('\n'))
}
