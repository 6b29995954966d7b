import { useEffect } from 'react'
import { preferredDocsVersionSlot } from '../../lib/browser/storage/slots'
import { layoutOf } from '../../lib/content/pages/layout'
import { siteConfig } from '../../lib/content/settings/site-config'

/** Remembers the docs version (§4) where documentation is read. There is one: whatever else is stored gives way. */
export function useDocsVersion(route: string): void {
  useEffect(() => {
    const { version, versionPersistence } = siteConfig.docs
    if (versionPersistence === 'none' || layoutOf(route, {}) !== 'docs') return
    if (preferredDocsVersionSlot.get() !== version.name) preferredDocsVersionSlot.set(version.name)
  }, [route])
}
