import type { Locator, Page } from '@playwright/test'

/** The steps of a guide as a checklist. */
export class Checklist {
  readonly boxes: Locator
  readonly progress: Locator
  readonly startOver: Locator
  readonly undo: Locator
  /** The reader's progress, in the table of contents of wide screens. */
  readonly tocProgress: Locator

  constructor(readonly page: Page) {
    const main = page.getByRole('main')
    this.boxes = main.getByRole('checkbox', { name: /^\d+: Mark “/ })
    this.progress = main.getByRole('status').filter({ hasText: 'steps done' })
    this.startOver = main.getByRole('button', { name: 'Start over' })
    this.undo = main.getByRole('button', { name: 'Undo' })
    this.tocProgress = main
      .getByRole('navigation', { name: 'On this page' })
      .getByText(/^\d+ of \d+ steps? done$/)
      // During a navigation, the previous page is briefly still in the document, hidden.
      .first()
  }

  box(step: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^\\d+: Mark “${step}” as done$`) })
  }
}
