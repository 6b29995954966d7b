import type { FrontMatter } from '../pages/front-matter'
import type { PageNavigation } from './navigation'

/** What the chrome knows of a page: the front matter that readers see, and the page's place on the site. */
export type PageData = Pick<
  FrontMatter,
  'title' | 'description' | 'status' | 'updated' | 'duration' | 'appliesTo' | 'layout'
> & {
  readonly navigation: PageNavigation
  /** Whole minutes. */
  readonly readingMinutes: number
}
