import dynamic from 'next/dynamic'
import { lateLoading } from '../feedback/LoadStatus'
import type { DiagnosisProps } from '../feedback/OutputDiagnosis'

const OutputDiagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/** Explains an error above the search results, with code that loads only then. */
export function Diagnosis(props: DiagnosisProps) {
  return <OutputDiagnosis {...props} />
}
