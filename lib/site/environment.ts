/** Build settings from the environment, read here only, each with a safe default. */

/**
 * Turns what an owner writes as base path ("", "/", "docs", "/help/") into Next's form.
 * @returns "" or a path that starts with a slash and has none at its end
 * @throws when it holds anything but letters, digits and `-._~/`
 */
export function normalizeBasePath(value: string): string {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '')
  if (trimmed === '') return ''
  if (!/^[\w\-.~]+(?:\/[\w\-.~]+)*$/.test(trimmed)) {
    throw new Error(
      `base path: found "${value}", expected letters, digits and - . _ ~ between slashes, for example "/help"`,
    )
  }
  return `/${trimmed}`
}

/** Base path given for this build only; undefined when the site configuration decides. */
export const basePathOverride: string | undefined = process.env.SITE_BASE_PATH

/** Public address of the site given for this build only, without a path. */
export const siteUrlOverride: string | undefined = process.env.SITE_URL

/** Whether this build keeps source maps, as `npm run analyze` needs them; the published site has none. */
export const keepsSourceMaps: boolean = process.env.SITE_SOURCE_MAPS === '1'
