import dynamic from 'next/dynamic'
import { lateLoading } from '../feedback/LoadStatus'
import type { DiagnosisProps } from '../feedback/OutputDiagnosis'

const OutputDiagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/** What an error means, above the results of a search for it. */
export function Diagnosis(props: DiagnosisProps) {
  return <OutputDiagnosis {...props} />
}
