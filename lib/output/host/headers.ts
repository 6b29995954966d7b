export type Header = readonly [name: string, value: string]

/** Two years. `includeSubDomains` is missing, because the subdomains may belong to someone else. */
const HSTS = 'max-age=63072000'

/** Browser features that the site does not use. The clipboard is not listed, because the site writes to it. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
]

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

/** Folders of files with a content hash in the name: not `_next/static/<build id>/`, whose manifest keeps its URL. */
export const IMMUTABLE_FOLDERS = ['chunks', 'css', 'media'].map((name) => `_next/static/${name}/`)

export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const

/** @param file path of the file, with or without the base path */
export function cacheControlFor(file: string): string {
  const isImmutable = IMMUTABLE_FOLDERS.some((folder) => `/${file}`.includes(`/${folder}`))
  return isImmutable ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate
}
