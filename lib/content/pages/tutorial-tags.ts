import { keysOf } from '../keys-of'

/** Tags a tutorial can carry, and the words readers see; the tutorials index sorts by them. */
export const TUTORIAL_TAG_LABELS = {
  captions: 'Captions',
  watermarking: 'Watermarking',
  cluster: 'Cluster',
  workflow: 'Workflow',
  'audio-video': 'Audio and video',
  integration: 'Integration',
} as const

export const TUTORIAL_TAGS = keysOf(TUTORIAL_TAG_LABELS)
