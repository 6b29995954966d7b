import type { Source } from '../../content/api/schema'
import { type Inline, inline } from '../nodes/nodes'

/** The mark beside a fact that is assumed; nothing beside the others. */
export function assumedMark(source: Source): Inline {
  return source === 'inferred' ? [' ', inline('small', { className: ['assumed'] }, 'assumed')] : ''
}
