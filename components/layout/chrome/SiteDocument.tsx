import type { DocumentProps } from 'next/document'
import { Head, Html, Main, NextScript } from 'next/document'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ROUTES } from '../../../lib/site/constants'
import typeface from '../../../styles/geist.woff2?url'

const HEAD_SCRIPTS: Readonly<Record<string, string | undefined>> = {
  [ROUTES.home]: process.env.INLINE_HOME_SCRIPT,
  [ROUTES.notFound]: process.env.INLINE_NOT_FOUND_SCRIPT,
  [`/${siteConfig.search.searchPagePath}`]: process.env.INLINE_SEARCH_SCRIPT,
}

export function SiteDocument({ __NEXT_DATA__: { page } }: DocumentProps) {
  const { defaultLocale, locales } = siteConfig.i18n
  const locale = locales[defaultLocale]
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'}>
      <Head>
        {/* In the preview, Next evaluates scripts from strings, which the policy would block. */}
        {process.env.SITE_POLICY !== '' && (
          <meta httpEquiv="Content-Security-Policy" content={process.env.SITE_POLICY} />
        )}
        <InlineScript code={HEAD_SCRIPTS[page] ?? process.env.INLINE_HEAD_SCRIPT} />
        <meta name="generator" content="Nextra" />
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={withBasePath(siteConfig.favicon)} type="image/svg+xml" />
        <link rel="icon" href={withBasePath('/favicon.ico')} sizes="32x32" />
        <link rel="manifest" href={withBasePath('/site.webmanifest')} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}

function InlineScript({ code = '' }: { readonly code?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from lib/browser/inline
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
