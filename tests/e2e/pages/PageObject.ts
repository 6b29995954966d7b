import type { Page } from '@playwright/test'

/** The base of page objects: subclasses use `page` in the initial values of their fields. */
export abstract class PageObject {
  constructor(readonly page: Page) {}
}
