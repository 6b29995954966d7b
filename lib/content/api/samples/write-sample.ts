import type { Sample } from '../sample-request'
import {
  csharpSample,
  curlSample,
  javascriptSample,
  powershellSample,
  pythonSample,
  type SampleParts,
} from './languages'

type Language = {
  /** Language identifier of the code block. */
  readonly language: string
  readonly label: string
  /** Client file that readers download and the samples import; curl needs none. */
  readonly client: string | null
  readonly write: (sample: Sample) => SampleParts
}

export const SAMPLE_LANGUAGES = [
  { language: 'bash', label: 'curl', client: null, write: curlSample },
  { language: 'powershell', label: 'PowerShell', client: 'manager.ps1', write: powershellSample },
  { language: 'python', label: 'Python', client: 'manager.py', write: pythonSample },
  { language: 'javascript', label: 'JavaScript', client: 'manager.mjs', write: javascriptSample },
  { language: 'csharp', label: 'C#', client: 'manager.cs', write: csharpSample },
] as const satisfies readonly Language[]

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

export type SampleText = {
  readonly text: string
  /** The file that the reader edits before running the next part. */
  readonly edits?: string
}

/**
 * A sample for curl or PowerShell is split where the reader must edit a file. In other languages, a sample is one
 * program.
 */
export function writeSample({ write }: SampleLanguage, sample: Sample): SampleText[] {
  const parts = write(sample)
  return parts.map((lines, index) => {
    const file = sample.calls[index]?.saves?.file
    const isEdited = file !== undefined && index < parts.length - 1
    return { text: lines.join('\n'), ...(isEdited && { edits: file }) }
  })
}
