// Imports go one way (ARCHITECTURE.md draws it): pages → components → browser, search → content → site, and
// scripts → tools, output → compile → content → site. Tests may import everything.

/** Matches a package in node_modules by its name. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** A rule that a room does not reach others. */
const closed = (name, comment, from, to, except = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(except.from ? { pathNot: except.from } : {}) },
  to: { path: to, ...(except.to ? { pathNot: except.to } : {}) },
})

const ROOMS = '^(lib|components|pages|tools|scripts)/|^(site|theme)\\.config'

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
      name: 'no-circular-folders',
      comment: 'Two folders that need each other: what both need moves one level down.',
      severity: 'error',
      scope: 'folder',
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
    closed(
      'site-alone',
      'lib/site runs everywhere and imports nothing of ours.',
      '^lib/site/',
      ROOMS,
      { to: '^lib/site/' },
    ),
    closed(
      'content-below',
      'lib/content reads facts and pages; it knows nobody who uses them.',
      '^lib/content/',
      ROOMS,
      { to: '^lib/(content|site)/|^site\\.config' },
    ),
    closed(
      'compile-below',
      'lib/compile turns content into articles and writes nothing.',
      '^lib/compile/',
      ROOMS,
      { to: '^lib/(compile|content|site)/' },
    ),
    closed(
      'output-below',
      'lib/output writes files; it prints nothing in React and is no tool.',
      '^lib/output/',
      '^(components|pages|tools|scripts)/|^lib/browser/',
    ),
    closed(
      'search-below',
      'lib/search runs in browser, worker and Node: it needs content and site only.',
      '^lib/search/',
      ROOMS,
      { to: '^lib/(search|content|site)/' },
    ),
    closed(
      'browser-below',
      'What runs in a reader’s browser reaches no build and no tool.',
      '^lib/browser/',
      ROOMS,
      { to: '^lib/(browser|search|content|site)/' },
    ),
    {
      name: 'inline-alone',
      comment: 'What runs in the head or starts a page lies in inline/: every page carries it.',
      severity: 'error',
      from: { path: '^lib/browser/inline/' },
      to: {
        path: ROOMS,
        pathNot: '^lib/(browser/inline|site)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    closed(
      'components-without-build',
      'Components reach the browser: what compiles and writes stays away.',
      '^components/',
      '^lib/(compile|output)/|^tools/|^scripts/|^pages/',
    ),
    closed(
      'mdx-below-layout',
      'layout/ renders articles; what they are made of knows nothing of it.',
      '^components/mdx/',
      '^components/layout/',
    ),
    closed('nobody-imports-pages', 'Pages are where imports start.', '.', '^pages/'),
    closed(
      'nobody-imports-scripts',
      'Scripts are thin entries; what two share lives in tools/ or lib/.',
      '.',
      '^scripts/',
      { from: '^scripts/' },
    ),
    closed(
      'product-without-tools',
      'tools/ is for people who work on the project; the product does without.',
      '^(lib|components|pages)/',
      '^tools/',
    ),
    closed(
      'tools-without-components',
      'Tools and scripts work on content, builds and addresses; what React renders is the site’s alone.',
      '^(tools|scripts)/',
      '^components/',
    ),
    closed(
      'one-door-to-the-configuration',
      'site.config.ts has one door, lib/content/settings/site-config.ts.',
      '.',
      '^site\\.config',
      { from: '^lib/content/settings/site-config' },
    ),
    closed(
      'lib-without-react',
      'lib/ is plain TypeScript; hooks and components bind it to React and Next.',
      '^lib/',
      packages('react', 'react-dom', 'next', '@types/react', '@types/react-dom'),
      { from: '^lib/(compile|output/webpack)/' },
    ),
    closed(
      'data-imports-nothing',
      'data/ is read, it does not run; readers run the clients.',
      '^data/',
      '.',
      { from: '^data/stream-api/clients/' },
    ),
    {
      name: 'features-apart',
      comment:
        'Only layout/ and the table of MDX components compose features; what two share moves to ui/, feedback/ or lib/.',
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
