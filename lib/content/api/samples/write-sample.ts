import type { Sample } from '../sample-request'
import { csharpSample } from './csharp'
import { curlSample } from './curl'
import { javascriptSample } from './javascript'
import { powershellSample } from './powershell'
import { pythonSample } from './python'
import type { SampleLine } from './sample-line'

/** Languages of the samples: name in a code block, label of the tab, and what writes their lines. */
export const SAMPLE_LANGUAGES = [
  { language: 'bash', label: 'curl', write: curlSample },
  { language: 'powershell', label: 'PowerShell', write: powershellSample },
  { language: 'python', label: 'Python', write: pythonSample },
  { language: 'javascript', label: 'JavaScript', write: javascriptSample },
  { language: 'csharp', label: 'C#', write: csharpSample },
] as const

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

export type SampleText = {
  readonly text: string
  /** Indexes of the lines that a trusted certificate makes superfluous. */
  readonly pinned: readonly number[]
  /** The file that the reader edits before the next part. */
  readonly edits?: string
}

/**
 * A sample that accepts the self-signed certificate of a manager, and no other. In shells it has a part for each time
 * that something is pasted; elsewhere it is one program.
 */
export function writeSample({ write }: SampleLanguage, sample: Sample): SampleText[] {
  const parts: SampleText[] = []
  let lines: Exclude<SampleLine, { stop: string }>[] = []
  const close = (edits?: string) => {
    parts.push({
      text: lines.map((line) => (typeof line === 'string' ? line : line.pin)).join('\n'),
      pinned: lines.flatMap((line, index) => (typeof line === 'string' ? [] : [index])),
      ...(edits === undefined ? {} : { edits }),
    })
    lines = []
  }
  for (const line of write(sample))
    if (typeof line !== 'string' && 'stop' in line) close(line.stop)
    else lines.push(line)
  close()
  return parts
}
