import dynamic from 'next/dynamic'
import { lateLoading } from '../feedback/LoadStatus'
import type { DiagnosisProps } from '../feedback/OutputDiagnosis'

const OutputDiagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/** Explains an error above the search results. The code for this loads only when an error is found. */
export function Diagnosis(props: DiagnosisProps) {
  return <OutputDiagnosis {...props} />
}
