import vocabulary from '../../../data/ftc-releases/vocabulary.json'
import { keysOf } from '../records'

/** Types and flags for entries in release notes, with the labels that readers see. */
export const { types: ENTRY_TYPES, flags: FLAGS } = vocabulary

export const ENTRY_TYPE_NAMES = keysOf(ENTRY_TYPES)

const [firstArea = '', ...otherAreas] = vocabulary.areas

/** The parts of FTC by which entries are grouped, in the order on the page. */
export const AREAS: readonly [string, ...string[]] = [firstArea, ...otherAreas]
