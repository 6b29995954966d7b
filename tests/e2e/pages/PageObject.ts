import type { Page } from '@playwright/test'

export type Product = 'Stream' | 'FTC'

/** The base of page objects: subclasses use `page` and `productName` in the initial values of their fields. */
export abstract class PageObject {
  /** @param productName the product whose sidebar the page has */
  constructor(
    readonly page: Page,
    readonly productName: Product = 'Stream',
  ) {}
}
