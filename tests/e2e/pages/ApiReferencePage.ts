import type { Locator } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { expect } from '../expect'
import { PageObject } from './PageObject'

const METHODS = '/docs/Stream/API/API_Methods'

/** The pages of the API reference. */
export class ApiReferencePage extends PageObject {
  readonly main = this.page.getByRole('main')
  readonly host = this.main.getByLabel('REST API host', { exact: true })
  readonly eventName = this.main.getByLabel('Event name', { exact: true })
  readonly reset = this.main.getByRole('button', { name: 'Clear values' })
  readonly filter = this.main.getByLabel('Filter', { exact: true })
  /** The visible links in the table of methods. */
  readonly methodLinks = this.main.getByRole('row').getByRole('link')

  /** Opens a method's page and waits until its form is interactive. */
  async openMethod(name: string): Promise<void> {
    await this.page.goto(withBasePath(`${METHODS}/${name}`))
    await expect(this.host).toHaveAccessibleDescription(/host name/)
  }

  /** Expands the form. */
  async openValues(): Promise<void> {
    await this.main.locator('summary').filter({ hasText: 'Your values' }).click()
  }

  /** A code block by its title or, without one, its language. */
  sample(label: string): Locator {
    return this.main
      .getByRole('figure', { name: label, exact: true })
      .or(this.main.getByRole('group', { name: RegExp(`^Code(?: with .+)?: ${label}$`) }))
  }

  /** The tab of a manager, a language, or an example. */
  tab(label: string): Locator {
    return this.main.getByRole('radio', { name: label, exact: true })
  }
}
