import { useEffect } from 'react'
import { preferredDocsVersionSlot } from '../../lib/browser/storage/slots'
import { siteConfig } from '../../lib/content/settings/site-config'

/** The docs version the reader reads (§4): the stored one when it still exists, else the current one. */
function preferredDocsVersion(): string {
  const { version } = siteConfig.docs
  const stored = preferredDocsVersionSlot.get()
  return stored === version.name ? stored : version.name
}

/** Remembers the docs version whenever documentation is read. */
export function useDocsVersion(isDocsPage: boolean): void {
  useEffect(() => {
    if (!isDocsPage || siteConfig.docs.versionPersistence === 'none') return
    const preferred = preferredDocsVersion()
    if (preferredDocsVersionSlot.get() !== preferred) preferredDocsVersionSlot.set(preferred)
  }, [isDocsPage])
}
