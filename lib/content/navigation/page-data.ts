import type { FrontMatter } from '../pages/front-matter'
import type { PageNavigation } from './navigation'

/** What the chrome knows of a page: the front matter that readers see, and the page's place on the site. */
export type PageData = Pick<
  FrontMatter,
  'title' | 'description' | 'status' | 'duration' | 'appliesTo' | 'layout'
> & {
  /** In words too: a browser that has to write a date loads what it knows of languages, in the midst of its start. */
  readonly updated?: { readonly date: string; readonly words: string }
  readonly navigation: PageNavigation
  /** Whole minutes. */
  readonly readingMinutes: number
}
