import { versionLinks } from '../../lib/content/pages/docs-versions'
import { withBasePath } from '../../lib/content/settings/base-path'
import type { SiteConfig } from '../../lib/site/site-config-schema'

export type VersionSwitchProps = {
  readonly route: string
  readonly docs: Pick<SiteConfig['docs'], 'version' | 'otherVersions'>
}

/** The versions of the documentation, where there are several to choose from (§3). */
export function VersionSwitch({ route, docs }: VersionSwitchProps) {
  if (docs.otherVersions.length === 0) return null
  return (
    <nav aria-label="Version">
      <ul>
        <li aria-hidden="true">Version:</li>
        {versionLinks(route, docs).map(({ label, path, isCurrent }) => (
          <li key={path}>
            <a href={withBasePath(path)} aria-current={isCurrent ? 'true' : undefined}>
              {isCurrent ? <b>{label}</b> : label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
