// The script in the head of the home page: the common script, and a check for a wrong base URL.
import type { InlineOptions } from '../../content/settings/inline-options'
import { watchBaseUrl } from './base-url-banner'
import './head'

declare const INLINE_OPTIONS: InlineOptions

watchBaseUrl(INLINE_OPTIONS.basePath, INLINE_OPTIONS.wrongBaseUrl)
