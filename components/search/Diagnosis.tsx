import dynamic from 'next/dynamic'
import { lateLoading } from '../feedback/LoadStatus'
import type { DiagnosisProps } from '../feedback/OutputDiagnosis'

const OutputDiagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/** The code is a separate chunk, because most queries are not errors. */
export function Diagnosis(props: DiagnosisProps) {
  return <OutputDiagnosis {...props} />
}
