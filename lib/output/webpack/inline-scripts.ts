import path from 'node:path'
import { build } from 'esbuild'
import { effectiveBasePath } from '../../content/settings/base-path'
import {
  type InlineOptions,
  type InlinePage,
  inlineOptions,
} from '../../content/settings/inline-options'
import { siteConfig } from '../../content/settings/site-config'
import { readHostedSearch } from '../../search/hosted/settings'
import { contentSecurityPolicy } from '../host/content-security-policy'

/** The browsers in package.json, in esbuild's spelling. Next compiles its scripts for the same ones. */
export const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']

/** The inline script of each kind of page with its Content-Security-Policy, and a policy for all pages. */
export async function inlineCode(root: string) {
  const scripts = await bundleInlineScripts(root, inlineOptions(siteConfig, effectiveBasePath))
  const policyOf = (code: readonly string[]) => contentSecurityPolicy(code, readHostedSearch())
  const heads = Object.entries(scripts).map(([page, script]) => {
    return [page, { script, policy: policyOf([script]) }]
  })
  return { heads: Object.fromEntries(heads), policy: policyOf(Object.values(scripts)) }
}

/** @throws esbuild's errors, with file and line */
export async function bundleInlineScripts(root: string, options: InlineOptions) {
  const values = Object.entries(options).map(([name, value]) => {
    return [`INLINE_OPTIONS.${name}`, JSON.stringify(value)]
  })
  const script = async (page: InlinePage) => {
    const { outputFiles } = await build({
      entryPoints: [path.join(root, 'lib/browser/inline/head.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      target: TARGET,
      define: { ...Object.fromEntries(values), INLINE_PAGE: JSON.stringify(page) },
      minify: true,
      // The project's tsconfig would add "use strict" to each script.
      tsconfigRaw: {},
    })
    return outputFiles.map(({ text }) => text).join('')
  }
  const pages = ['other', 'home', 'notFound', 'search'] as const
  const [other = '', home = '', notFound = '', search = ''] = await Promise.all(pages.map(script))
  return { other, home, notFound, search }
}
