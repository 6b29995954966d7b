import { introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { UNCONFIRMED } from '../../content/api/certainty'
import { type Inline, inline, link } from '../nodes/nodes'
import type { LinkText } from './linked-text'

/** The mark of what nobody has confirmed; it leads to what that means. */
export function unconfirmedBadge(): Inline {
  const badge = inline('small', { className: ['badge'] }, UNCONFIRMED)
  return link(introductionRoute(SECTION_IDS.unconfirmed), badge)
}

/** The mark with what of a value is unconfirmed; nothing for a confirmed one. */
export function unconfirmedNote(what: string | undefined, linked: LinkText): Inline | undefined {
  return what && [unconfirmedBadge(), ': ', linked(what), '.']
}
