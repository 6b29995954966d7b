export type Header = readonly [name: string, value: string]

/** Two years; without subdomains, because the domain may belong to someone else. */
const HSTS = 'max-age=63072000'

/** Powers of the browser that the site has no use for; writing to the clipboard is none of them. */
const UNUSED_POWERS = [
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
 * The headers that every response of the site has, for every host.
 * @param policy the value of Content-Security-Policy
 */
export function securityHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', HSTS],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_POWERS.map((power) => `${power}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}

/**
 * Folders whose files never change: each name holds a hash of what it was made from. The router's manifest, in a folder
 * of its own below `_next/static/`, is none of them: its name stays while pages change.
 */
export const LASTING_FOLDERS = [
  '_next/static/chunks/',
  '_next/static/css/',
  '_next/static/media/',
] as const

/** Values of `Cache-Control`: stored for good, or revalidated at each use. */
export const CACHE_CONTROL = {
  lasting: 'public, max-age=31536000, immutable',
  asking: 'no-cache',
} as const

/** How long browsers may cache a file of the site, under any base path. */
export function cacheControlFor(file: string): string {
  const isLasting = LASTING_FOLDERS.some((folder) => `/${file}`.includes(`/${folder}`))
  return isLasting ? CACHE_CONTROL.lasting : CACHE_CONTROL.asking
}
