// Everything that readers load, without the types: what a module imports for its types alone does not reach a browser.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'readers-without-node',
      comment:
        'A module that components or lib/browser can reach runs in browsers, which have no file system.',
      severity: 'error',
      from: { path: '^(components|lib/browser|lib/search/embedded)/' },
      to: {
        path: '^node:|^(fs|path|url|crypto|module|child_process|zlib|os)(/|$)',
        reachable: true,
      },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
