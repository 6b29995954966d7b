import { fitsPattern } from '../values/fits-pattern'

/** Name of the value that contains the port, whose default depends on the manager. */
export const PORT_VALUE = 'port'
/** Name of the value that contains the accepted certificate's fingerprint. */
export const PIN_VALUE = 'pin'
/**
 * Name of the value that selects how samples check the certificate: `trusted`, `unchecked`, or empty. If the value is
 * empty, samples compare the certificate with the pin.
 */
export const CERTIFICATE_VALUE = 'certificate'
export const TRUSTED = 'trusted'
export const UNCHECKED = 'unchecked'

const IDENTIFIER = '[A-Za-z0-9_\\-]+'

/** Patterns for the sample values. The characters they allow need no URL encoding, and no escaping in any language. */
export const SAMPLE_PATTERNS: Readonly<Record<string, string>> = {
  'api-host': '[A-Za-z0-9](?:[A-Za-z0-9.\\-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:]+\\]',
  [PORT_VALUE]:
    '[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]',
  'api-token': '[A-Za-z0-9._~\\-]+',
  [PIN_VALUE]: '[0-9A-Fa-f]{64}',
  'event-id': IDENTIFIER,
  'event-ids': '[A-Za-z0-9_,\\-]+',
  'machine-id': IDENTIFIER,
  'youtube-id': IDENTIFIER,
  [CERTIFICATE_VALUE]: `${TRUSTED}|${UNCHECKED}`,
}

/**
 * Whether the samples can use a stored value. A guide or another program may have stored a value that does not fit the
 * pattern. A name without a pattern accepts any value.
 */
export function fitsSamples(name: string, value: string): boolean {
  const pattern = SAMPLE_PATTERNS[name]
  return pattern === undefined || fitsPattern(value, pattern)
}
