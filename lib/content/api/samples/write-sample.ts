import type { SAMPLE_LANGUAGES, SampleRequest } from '../sample-request'
import { csharpSample } from './csharp'
import { curlSample } from './curl'
import { javascriptSample } from './javascript'
import { powershellSample } from './powershell'
import { pythonSample } from './python'

const WRITERS = {
  bash: curlSample,
  powershell: powershellSample,
  python: pythonSample,
  javascript: javascriptSample,
  csharp: csharpSample,
} as const satisfies Record<
  (typeof SAMPLE_LANGUAGES)[number]['language'],
  (request: SampleRequest) => string
>

/** A call in one of the languages. */
export function writeSample(language: keyof typeof WRITERS, request: SampleRequest): string {
  return WRITERS[language](request)
}
