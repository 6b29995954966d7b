export type Header = readonly [name: string, value: string]

/** Two years. Does not apply to subdomains, because they may belong to someone else. */
const HSTS = 'max-age=63072000'

/** Browser features that the site does not use. The clipboard is not listed, because the site writes to it. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const

/**
 * The headers that every host sends with every response.
 * @param policy value of Content-Security-Policy
 */
export function securityHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', HSTS],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((power) => `${power}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}

/**
 * Folders of immutable files, whose names contain a hash of their content. The rest of `_next/static/` is not listed,
 * because it contains the router's manifest, whose name stays the same when pages change.
 */
export const IMMUTABLE_FOLDERS = [
  '_next/static/chunks/',
  '_next/static/css/',
  '_next/static/media/',
] as const

/** Values of `Cache-Control`. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const

/** The `Cache-Control` header for a file, under any base path. */
export function cacheControlFor(file: string): string {
  const isImmutable = IMMUTABLE_FOLDERS.some((folder) => `/${file}`.includes(`/${folder}`))
  return isImmutable ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate
}
