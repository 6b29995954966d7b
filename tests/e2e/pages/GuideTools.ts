import type { Locator } from '@playwright/test'
import { PageObject } from './PageObject'

/** The steps of a guide as a checklist. */
export class Checklist extends PageObject {
  private readonly main = this.page.getByRole('main')
  readonly boxes = this.main.getByRole('checkbox', { name: /^\d+: Mark as done / })
  /** The reader's progress, in the table of contents of wide screens. */
  readonly progress = this.main
    .getByRole('navigation', { name: 'On this page' })
    .getByText(/^\d+ of \d+ steps? done$/)
    // During a navigation, the previous page is briefly still in the document, hidden.
    .first()
}

/** The form at the top of a guide, in which the reader enters values for its commands. */
export class ValuesForm extends PageObject {
  private readonly main = this.page.getByRole('main')
  /** The messages below fields with invalid values. */
  readonly problems = this.main.locator('.values [aria-live]').filter({ hasText: /./ })

  /** Opens the form, which guides with long requirements collapse. */
  async open(): Promise<void> {
    await this.main.locator('summary', { hasText: 'Your values' }).first().click()
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
}
