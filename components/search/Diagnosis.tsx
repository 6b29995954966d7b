import dynamic from 'next/dynamic'
import { lateLoading } from '../feedback/LoadStatus'
import type { DiagnosisProps } from '../feedback/OutputDiagnosis'

const OutputDiagnosis = dynamic(
  async () => (await import('../feedback/OutputDiagnosis')).OutputDiagnosis,
  { loading: lateLoading('The list of known errors') },
)

/**
 * Explains an error that the reader pasted or typed: above the search results, or below the search field on home. The
 * code for this loads only when the text reads like an error.
 */
export function Diagnosis(props: DiagnosisProps) {
  return <OutputDiagnosis {...props} />
}
