import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { withBasePath } from '../../../lib/content/settings/base-path'
import type { InlinePage } from '../../../lib/content/settings/inline-options'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ROUTES } from '../../../lib/site/constants'
import typeface from '../../../styles/geist.woff2?url'

type InlineHead = { readonly script: string; readonly policy: string }

const heads: Readonly<Record<InlinePage, InlineHead>> = JSON.parse(process.env.INLINE_HEADS ?? '')

const INLINE_PAGES: Readonly<Record<string, InlinePage | undefined>> = {
  [ROUTES.home]: 'home',
  [ROUTES.notFound]: 'notFound',
  [`/${siteConfig.search.searchPagePath}`]: 'search',
}

export function SiteDocument({ __NEXT_DATA__: { page } }: DocumentProps) {
  const { defaultLocale, locales } = siteConfig.i18n
  const locale = locales[defaultLocale]
  const { script, policy } = heads[INLINE_PAGES[page] ?? 'other']
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'}>
      <Head>
        {/* In the preview, Next evaluates scripts from strings, which the policy would block. */}
        {process.env.NODE_ENV === 'production' && (
          <meta httpEquiv="Content-Security-Policy" content={policy} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from lib/browser/inline */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {/* Safari on iOS would turn ranges of ports into telephone links, before React hydrates the text. */}
        <meta name="format-detection" content="telephone=no" />
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={withBasePath(siteConfig.favicon)} type="image/svg+xml" />
        <link rel="icon" href={withBasePath('/favicon.ico')} sizes="32x32" />
        <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        <link rel="manifest" href={withBasePath('/site.webmanifest')} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
