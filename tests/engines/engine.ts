/** How a walk acts in a browser, whatever drives it. All wait until what they need is there, or throw. */
export type Tab = {
  readonly open: (url: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly goBack: () => Promise<unknown>
  readonly resize: (size: WindowSize) => Promise<unknown>
  readonly click: (selector: string) => Promise<unknown>
  /** Writes into a field, or chooses in a list. */
  readonly fill: (selector: string, value: string) => Promise<unknown>
  readonly press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>
  /** Waits until a function says so in the page; it sees its arguments only. */
  readonly waitFor: (holds: (...args: string[]) => unknown, ...args: string[]) => Promise<unknown>
}

export type WindowSize = { readonly width: number; readonly height: number }

/** A browser of another engine than Chromium's. */
export type Engine = {
  readonly name: string
  /** What is missing to test with it and how to get it; null when nothing is. */
  readonly missing: string | null
  /**
   * Does something in a tab of a browser that knows nothing of the site.
   * @returns uncaught errors of the page, where the browser reports them
   */
  readonly inTab: (
    isStorageBlocked: boolean,
    work: (tab: Tab) => Promise<unknown>,
  ) => Promise<readonly string[]>
}

export const WINDOW: WindowSize = { width: 1440, height: 900 }
/** Longest wait for one thing. */
export const TIMEOUT_MS = 30_000
