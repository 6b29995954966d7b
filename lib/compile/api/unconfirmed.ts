import { introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { UNCONFIRMED } from '../../content/api/certainty'
import { type Inline, inline, link } from '../nodes/nodes'
import type { LinkText } from './linked-text'

/** Badge of an unconfirmed fact, linked to the explanation. */
export function unconfirmedBadge(): Inline {
  const badge = inline('small', { className: ['badge'] }, UNCONFIRMED)
  return link(introductionRoute(SECTION_IDS.unconfirmed), badge)
}

/** Badge with what is unconfirmed, such as `the name`; empty for a confirmed value. */
export function unconfirmedNote(what: string | undefined, linked: LinkText): Inline | undefined {
  return what && [unconfirmedBadge(), ': ', linked(what), '.']
}
