import vocabulary from '../../../data/ftc-releases/vocabulary.json'
import { keysOf } from '../records'

/** Types and conditions of release notes, with the labels that readers see. */
export const { types: ENTRY_TYPES, flags: FLAGS } = vocabulary

export type EntryType = keyof typeof ENTRY_TYPES
export const ENTRY_TYPE_NAMES = keysOf(ENTRY_TYPES)

const [firstArea = '', ...otherAreas] = vocabulary.areas

/** The parts of FTC that entries are grouped by, in the order of the page. */
export const AREAS: readonly [string, ...string[]] = [firstArea, ...otherAreas]
