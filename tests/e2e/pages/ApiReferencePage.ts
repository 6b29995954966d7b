import { expect, type Locator, type Page } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'

const METHODS = '/docs/Stream/API/API_Methods'

/** The pages of the API reference. */
export class ApiReferencePage {
  readonly main: Locator
  readonly host: Locator
  readonly port: Locator
  readonly token: Locator
  readonly pin: Locator
  readonly reset: Locator
  readonly filter: Locator
  readonly effect: Locator
  readonly certificate: Locator
  /** Messages of the form or the filter. */
  readonly status: Locator

  constructor(readonly page: Page) {
    this.main = page.getByRole('main')
    this.host = this.main.getByLabel('Host', { exact: true })
    this.port = this.main.getByLabel('Port', { exact: true })
    this.token = this.main.getByLabel('API token', { exact: true })
    this.pin = this.main.getByLabel('Pin', { exact: true })
    this.reset = this.main.getByRole('button', { name: 'Reset' })
    this.filter = this.main.getByLabel('Filter', { exact: true })
    this.effect = this.main.getByRole('combobox', { name: 'Effect' })
    this.certificate = this.main.getByRole('combobox', { name: 'Certificate' })
    this.status = this.main.getByRole('status').first()
  }

  /** Opens a method's page and waits until its form is interactive. */
  async openMethod(name: string): Promise<void> {
    await this.page.goto(withBasePath(`${METHODS}/${name}`))
    await expect(this.port).toHaveAccessibleDescription(/65535/)
  }

  /** Expands the form. */
  async openValues(): Promise<void> {
    await this.main.locator('summary').filter({ hasText: 'Your values' }).click()
  }

  /** The sample of a language, by the label of its tab. */
  sample(label: string): Locator {
    return this.main.getByRole('group', { name: `Code: ${label}`, exact: true })
  }

  /** The tab of a manager, a language, or an example. */
  tab(label: string): Locator {
    return this.main.getByRole('tab', { name: label, exact: true })
  }

  /** The visible links in the list of methods by name. */
  namesByName(): Locator {
    const entries = this.main.getByRole('listitem').filter({ hasText: /(?:reads|writes|deletes)$/ })
    return entries.getByRole('link')
  }

  /** The visible links in the table of methods. */
  methodLinks(): Locator {
    return this.main.getByRole('row').getByRole('link')
  }
}
