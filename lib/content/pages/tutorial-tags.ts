/** Tags a tutorial can carry, and the words readers see; the tutorials index sorts by them. */
export const TUTORIAL_TAG_LABELS = {
  captions: 'Captions',
  watermarking: 'Watermarking',
  cluster: 'Cluster',
  workflow: 'Workflow',
  'audio-video': 'Audio and video',
  integration: 'Integration',
} as const

export type TutorialTag = keyof typeof TUTORIAL_TAG_LABELS

export const TUTORIAL_TAGS = [
  'captions',
  'watermarking',
  'cluster',
  'workflow',
  'audio-video',
  'integration',
] as const satisfies readonly TutorialTag[]
