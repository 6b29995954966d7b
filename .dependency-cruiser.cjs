// Imports go one way: pages → components → lib → data. Tests may import everything.

/** Matches a package in node_modules by its name. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** Parts of lib/ that run in Node only: the build, the server, the tests' tools. */
const NODE_ONLY =
  '^lib/(build|deploy|discovery|markdown-copy|offline-copy|process|server|test-browser|test-report)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one idea, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import names a file or package that is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nobody-imports-pages',
      comment: 'Pages are where imports start.',
      severity: 'error',
      from: {},
      to: { path: '^pages/' },
    },
    {
      name: 'nobody-imports-scripts',
      comment: 'What a script and another file share lives in lib/.',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'lib-without-components',
      comment: 'Only lib/mdx, which renders at build time, may use the guide components.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/mdx/' },
      to: { path: '^components/' },
    },
    {
      name: 'lib-mdx-only-guide-components',
      comment: 'lib/mdx renders guide components at build time, no others.',
      severity: 'error',
      from: { path: '^lib/mdx/' },
      to: { path: '^components/', pathNot: '^components/guide/' },
    },
    {
      name: 'lib-without-react',
      comment: 'lib/ is plain TypeScript; hooks and components bind it to React and Next.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/mdx/' },
      to: { path: packages('react', 'react-dom', 'next', '@types/react', '@types/react-dom') },
    },
    {
      name: 'data-imports-nothing',
      comment: 'data/ is read, it does not run.',
      severity: 'error',
      from: { path: '^data/' },
      to: {},
    },
    {
      name: 'features-apart',
      comment:
        'Only chrome and docs compose other features; what two share moves to lib/, page/ or feedback/.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: '^components/(chrome|docs)/' },
      to: { path: '^components/', pathNot: '^components/($1|page|feedback)/' },
    },
    {
      name: 'browser-without-node',
      comment: 'Components reach the browser; these parts of lib/ need Node.',
      severity: 'error',
      from: { path: '^(components|lib/browser)/' },
      to: { path: NODE_ONLY },
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
