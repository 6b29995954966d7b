import type { Redirects } from '../../content/navigation/redirects'
import { siteUrl, withBasePath } from '../../content/settings/base-path'

/** Attribute that makes a `<meta>` element redirect browsers that do not run scripts. */
const REFRESH = 'http-equiv="refresh"'

/** A separate file, because the Content-Security-Policy of a redirect page allows no inline scripts. */
const SCRIPT_FILE = '/moved.js'

/** Redirects with the query and hash of the old URL, which a `<meta>` refresh would drop. */
const SCRIPT = `const { search, hash } = location
location.replace(document.currentScript.dataset.to + search + hash)
`

/**
 * Redirect pages for all old URLs, for hosts that cannot redirect, and the script that these pages share. The old URL
 * of a Markdown copy does not redirect: its file is a sentence that names the new URL.
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
<noscript><meta ${REFRESH} content="0;url=${url}"></noscript>
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
