// The script in the head of the home page, beside that of every page.
import type { InlineOptions } from '../../content/settings/inline-options'
import { watchBaseUrl } from './base-url-banner'

/** The build puts each of its values in. */
declare const INLINE_OPTIONS: InlineOptions

watchBaseUrl(INLINE_OPTIONS.basePath, INLINE_OPTIONS.wrongBaseUrl)
