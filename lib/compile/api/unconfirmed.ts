import { introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { UNCONFIRMED } from '../../content/api/certainty'
import { type Inline, inline, link } from '../nodes/nodes'
import type { LinkText } from './linked-text'

/** A badge for unconfirmed facts that links to an explanation of the term. */
export function unconfirmedBadge(): Inline {
  const badge = inline('small', { className: ['badge'] }, UNCONFIRMED)
  return link(introductionRoute(SECTION_IDS.unconfirmed), badge)
}

/** The badge, followed by what is unconfirmed, such as `the name`; undefined if nothing is. */
export function unconfirmedNote(what: string | undefined, linked: LinkText): Inline | undefined {
  return what && [unconfirmedBadge(), ': ', linked(what), '.']
}
