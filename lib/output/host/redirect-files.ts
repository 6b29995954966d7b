import type { Redirects } from '../../content/navigation/redirects'
import { siteUrl, withBasePath } from '../../content/settings/base-path'

/** A separate file, because the Content-Security-Policy of a redirect page allows no inline scripts. */
const SCRIPT_FILE = '/moved.js'

/** Keeps the query and hash of the old URL. A `<meta>` refresh would drop them. */
const SCRIPT = `const { search, hash } = location
location.replace(document.currentScript.dataset.to + search + hash)
`

/**
 * For hosts that cannot redirect: a page for each old URL, and the script that these pages share. At the old URL of a
 * Markdown copy, the file is a sentence that names the new URL.
 * @returns content by path below the site's root
 */
export function redirectPages(redirects: Redirects): Map<string, string> {
  if (redirects.size === 0) return new Map()
  const pages = new Map<string, string>(
    [...redirects].map(([old, route]) => {
      if (old.endsWith('.md'))
        return [old, `This page has moved to <${siteUrl(route)}>.\n`] as const
      const url = withBasePath(route)
      const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<script src="${withBasePath(SCRIPT_FILE)}" data-to="${url}"></script>
<noscript><meta http-equiv="refresh" content="0;url=${url}"></noscript>
<link rel="canonical" href="${siteUrl(route)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page has moved</title>
</head>
<body><p>This page has moved to <a href="${url}">${url}</a>.</p></body>
</html>
`
      return [`${old}.html`, html] as const
    }),
  )
  return pages.set(SCRIPT_FILE, SCRIPT)
}
