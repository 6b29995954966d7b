export type ChangeUrl = (search: string, method: 'push' | 'replace') => Promise<unknown>

type Change = { readonly search: string; readonly method: 'push' | 'replace' }

/**
 * Keeps the search page's URL in sync with the reader's query. A change waits while the router is starting or busy with
 * the previous change. A newer change replaces the waiting one.
 */
export class UrlWriter {
  /** Search part of the last URL that was sent to the router or received from it. */
  private known: string | null = null
  private waiting: Change | null = null
  private change: ChangeUrl | null = null
  private isBusy = false

  /** @param change null until the router is ready, and once the search page is unmounted */
  connect(change: ChangeUrl | null): void {
    this.change = change
    void this.next()
  }

  write(search: string, method: Change['method']): void {
    this.waiting = { search, method: this.waiting?.method === 'push' ? 'push' : method }
    void this.next()
  }

  forget(): void {
    this.waiting = null
  }

  /**
   * Receives the router's URL. If the reader navigated to it, discards the waiting change.
   * @returns whether the reader navigated to this URL; false if the page itself wrote it
   */
  hasArrivedAt(search: string): boolean {
    if (search === this.known) return false
    this.known = search
    this.waiting = null
    return true
  }

  private async next(): Promise<void> {
    if (this.change === null || this.waiting === null || this.isBusy) return
    const { search, method } = this.waiting
    this.waiting = null
    if (search === this.known) return
    this.known = search
    this.isBusy = true
    try {
      await this.change(search, method)
    } finally {
      this.isBusy = false
    }
    await this.next()
  }
}
