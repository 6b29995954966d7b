import type { Locator, Page } from '@playwright/test'

/** The form at the top of a guide, in which the reader enters values for its commands. */
export class ValuesForm {
  readonly clearButton: Locator
  readonly problem: Locator
  readonly laterValues: Locator
  /** The number of commands that show the reader's values. */
  readonly count: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    this.clearButton = main.getByRole('button', { name: 'Clear all values' })
    this.problem = main.getByRole('alert')
    this.count = main.locator('.values output')
    // During a navigation, the previous page is briefly still in the document, hidden.
    this.laterValues = main.getByText(/^\d+ values for later steps$/).first()
  }

  /** Opens the form, which guides with long requirements collapse. */
  async open(): Promise<void> {
    await this.page.getByRole('main').locator('summary', { hasText: 'Your values' }).first().click()
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
}
