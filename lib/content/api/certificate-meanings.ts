/** How the request samples accept the certificate of a manager; apart, so that only their pages load it. */
export const CERTIFICATE_MEANINGS = {
  pinned: 'Accepts only the pinned certificate.',
  trusted: 'Accepts what your system trusts.',
  unchecked:
    'Accepts any certificate: others on the network path can read the token. For a test only.',
} as const
