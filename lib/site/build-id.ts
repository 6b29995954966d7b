/** Which build this is; the preview has no number. */
export const BUILD_ID: string = process.env.SITE_BUILD_ID ?? 'preview'
