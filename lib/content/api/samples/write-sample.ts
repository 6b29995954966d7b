import type { SAMPLE_LANGUAGES, Sample } from '../sample-request'
import { csharpSample } from './csharp'
import { curlSample } from './curl'
import { javascriptSample } from './javascript'
import { powershellSample } from './powershell'
import { pythonSample } from './python'
import type { SampleLine } from './sample-line'

const WRITERS = {
  bash: curlSample,
  powershell: powershellSample,
  python: pythonSample,
  javascript: javascriptSample,
  csharp: csharpSample,
} as const satisfies Record<
  (typeof SAMPLE_LANGUAGES)[number]['language'],
  (sample: Sample) => SampleLine[]
>

export type SampleText = {
  readonly text: string
  /** Indexes of the lines that a trusted certificate makes superfluous. */
  readonly pinned: readonly number[]
}

/** A sample that accepts the self-signed certificate of a manager, and no other. */
export function writeSample(language: keyof typeof WRITERS, sample: Sample): SampleText {
  const lines = WRITERS[language](sample)
  return {
    text: lines.map((line) => (typeof line === 'string' ? line : line.pin)).join('\n'),
    pinned: lines.flatMap((line, index) => (typeof line === 'string' ? [] : [index])),
  }
}
