/** Changes the search part of the page's URL: a new entry of the history, or the one that is shown. */
export type ChangeUrl = (search: string, method: 'push' | 'replace') => Promise<unknown>

type Change = { readonly search: string; readonly method: 'push' | 'replace' }

/**
 * Keeps the URL of the search page in step with what the reader types. The router takes a moment for each change and shows
 * it like a change of page: of those that wait for one under way, or for the router to be ready, the last one counts.
 */
export class UrlWriter {
  /** The last URL sent to the router, or received from it. */
  private known: string | null = null
  private waiting: Change | null = null
  private change: ChangeUrl | null = null
  private isUnderWay = false

  /** @param change null as long as the router is not ready */
  connect(change: ChangeUrl | null): void {
    this.change = change
    void this.next()
  }

  write(search: string, method: Change['method']): void {
    this.waiting = { search, method: this.waiting?.method === 'push' ? 'push' : method }
    void this.next()
  }

  /** The reader leaves the page. */
  forget(): void {
    this.waiting = null
  }

  /** @returns whether the reader has come to a URL, rather than the page having made it */
  hasArrivedAt(search: string): boolean {
    if (search === this.known) return false
    this.known = search
    this.waiting = null
    return true
  }

  private async next(): Promise<void> {
    if (this.change === null || this.waiting === null || this.isUnderWay) return
    const { search, method } = this.waiting
    this.waiting = null
    if (search === this.known) return
    this.known = search
    this.isUnderWay = true
    try {
      await this.change(search, method)
    } finally {
      this.isUnderWay = false
    }
    await this.next()
  }
}
