import type { DocsVersion, SiteConfig } from '../../site/site-config-schema'

type Versions = Pick<SiteConfig['docs'], 'version' | 'otherVersions'>

export type VersionLink = {
  readonly label: string
  readonly path: string
  readonly isCurrent: boolean
}

/** The versions a reader of a page chooses from: each leads to the same page, or to its main page where that is missing. */
export function versionLinks(route: string, { version, otherVersions }: Versions): VersionLink[] {
  return [version, ...otherVersions].map((one) => ({
    label: one.label,
    path:
      one === version
        ? route
        : (routeInVersion(route, version, one) ?? `${one.path}/${one.mainDocId}`),
    isCurrent: one === version,
  }))
}

/** The route that search engines list for a page: in the last version, when that is known to have the page. */
export function canonicalRoute(route: string, { version, otherVersions }: Versions): string {
  const last = otherVersions.find(({ isLast }) => isLast)
  return (last && routeInVersion(route, version, last)) ?? route
}

function routeInVersion(route: string, own: DocsVersion, other: DocsVersion): string | null {
  if (!route.startsWith(`${own.path}/`)) return null
  const id = route.slice(own.path.length + 1)
  return other.docs?.find((doc) => doc.id === id)?.path ?? null
}
