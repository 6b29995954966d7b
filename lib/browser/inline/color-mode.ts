import { COLOR_CHOICES, type COLOR_MODES, PAGE_COLORS } from '../../site/constants'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'

export type ColorMode = (typeof COLOR_MODES)[number]
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/**
 * Does before the first paint what next-themes does after hydration (§4): sets class and scheme of the mode. Forgets a stored
 * value that is not a choice, because next-themes would take it for a class; and adds what it leaves out: the mark of
 * the system's mode, and the color of the browser's own bars.
 */
export function prepareColorMode(defaultChoice: ColorChoice): void {
  const value = stored(STORAGE_KEYS.theme)
  let choice = COLOR_CHOICES.find((known) => known === value)
  if (!choice) forget(STORAGE_KEYS.theme)
  choice ??= defaultChoice
  const root = document.documentElement
  const mode = modeOf(choice)
  root.classList.add(mode)
  // The empty page would be white until the style sheet loads.
  root.style.colorScheme = mode
  if (choice === 'system') root.setAttribute(ROOT_ATTRIBUTES.systemColors, '')
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = PAGE_COLORS[mode]
  document.head.append(meta)
}

function modeOf(choice: ColorChoice): ColorMode {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}

/** The value stored on the device under a key; null if there is none or access is denied. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // An unreadable value cannot be misleading.
  }
}
