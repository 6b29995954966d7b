import { siteConfig } from '../../content/settings/site-config'
import { preferredDocsVersionSlot } from '../storage/slots'

/** Remembers the docs version (§4) where documentation is read. There is one: whatever else is stored gives way. */
export function rememberDocsVersion(): void {
  const { version, versionPersistence } = siteConfig.docs
  if (versionPersistence === 'none') return
  if (preferredDocsVersionSlot.get() !== version.name) preferredDocsVersionSlot.set(version.name)
}
