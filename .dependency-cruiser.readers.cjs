// Rules for the code that browsers load. Imports of types are ignored, because types do not reach a browser.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'readers-without-node',
      comment:
        'Browsers run this code, so it must not import Node’s built-in modules, even indirectly.',
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
