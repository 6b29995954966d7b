// The table under “Rooms” in ARCHITECTURE.md lists what each folder may import. Tests may import everything.

/** Matches a package in node_modules by its name. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** Files that match `from` must not import files that match `to`. Files that match `except` are exempt. */
const closed = (name, comment, from, to, except = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(except.from ? { pathNot: except.from } : {}) },
  to: { path: to, ...(except.to ? { pathNot: except.to } : {}) },
})

/** All code of the site and its tools, without the tests. */
const CODE = '^(lib|components|pages|tools|scripts)/|^(site|theme)\\.config'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Files must not import each other, even indirectly. Merge them, or move the shared code to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment:
        'Folders must not import each other. Move the shared code to a folder that both can import.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import refers to a file or package that does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    closed(
      'site-alone',
      'lib/site runs everywhere, so it imports no other code of this project.',
      '^lib/site/',
      CODE,
      { to: '^lib/site/' },
    ),
    closed(
      'content-below',
      'lib/content reads facts and pages, and imports none of the code that uses them.',
      '^lib/content/',
      CODE,
      { to: '^lib/(content|site)/|^site\\.config' },
    ),
    closed(
      'compile-below',
      'lib/compile turns content into articles. It imports only lib/content and lib/site.',
      '^lib/compile/',
      CODE,
      { to: '^lib/(compile|content|site)/' },
    ),
    closed(
      'output-below',
      'lib/output must not import components, pages, tools, scripts, or lib/browser.',
      '^lib/output/',
      '^(components|pages|tools|scripts)/|^lib/browser/',
    ),
    closed(
      'search-below',
      'lib/search runs in browsers, workers, and Node. It imports only lib/content and lib/site.',
      '^lib/search/',
      CODE,
      { to: '^lib/(search|content|site)/' },
    ),
    closed(
      'browser-below',
      'lib/browser runs in browsers. It imports only lib/search, lib/content, and lib/site.',
      '^lib/browser/',
      CODE,
      { to: '^lib/(browser|search|content|site)/' },
    ),
    {
      name: 'inline-alone',
      comment:
        'Every page contains the inline scripts. To keep them small, import only inline/, lib/site, and types.',
      severity: 'error',
      from: { path: '^lib/browser/inline/' },
      to: {
        path: CODE,
        pathNot: '^lib/(browser/inline|site)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    closed(
      'components-without-build',
      'Components must not import lib/compile, lib/output, tools, scripts, or pages.',
      '^components/',
      '^lib/(compile|output)/|^tools/|^scripts/|^pages/',
    ),
    closed(
      'mdx-below-layout',
      'layout/ renders articles, so the components in articles must not import layout/.',
      '^components/mdx/',
      '^components/layout/',
    ),
    closed(
      'pages-not-imported',
      'Only Next and Nextra load pages/. Put shared code in components/ or lib/.',
      '.',
      '^pages/',
    ),
    closed(
      'scripts-not-imported',
      'Only scripts import scripts. Put shared code in tools/ or lib/.',
      '.',
      '^scripts/',
      { from: '^scripts/' },
    ),
    closed(
      'product-without-tools',
      'The code of the site must not import tools/, which is for people who work on the project.',
      '^(lib|components|pages)/',
      '^tools/',
    ),
    closed(
      'tools-without-components',
      'Tools and scripts must not depend on components, which only the site renders.',
      '^(tools|scripts)/',
      '^components/',
    ),
    closed(
      'one-import-of-the-configuration',
      'Import siteConfig from lib/content/settings/site-config.ts, not from site.config.ts.',
      '.',
      '^site\\.config',
      { from: '^lib/content/settings/site-config' },
    ),
    closed(
      'lib-without-react',
      'lib/ is plain TypeScript. Hooks and components connect it to React and Next.',
      '^lib/',
      packages('react', 'react-dom', 'next', '@types/react', '@types/react-dom'),
      { from: '^lib/(compile|output/webpack)/' },
    ),
    closed(
      'data-imports-nothing',
      'data/ contains data, not code. Only the clients in data/stream-api/clients/ may import modules.',
      '^data/',
      '.',
      { from: '^data/stream-api/clients/' },
    ),
    {
      name: 'features-apart',
      comment:
        'Only layout/ and mdx-components.tsx combine features. Move code that two features share to ui/, feedback/, or lib/.',
      severity: 'error',
      from: {
        path: '^components/(mdx/[^/]+|[^/]+)/',
        pathNot: '^components/(layout/|mdx/mdx-components)',
      },
      to: { path: '^components/', pathNot: '^components/($1|ui|feedback)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^tests/|^\\.next/|^out/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
