import { usePage } from '../../ui/PageContext'
import { ValueForm } from '../values/ValueForm'

/** All values that the page's samples use. */
export function SampleForm() {
  const names = Object.keys(usePage().frontMatter.values ?? {})
  return (
    <details className="sample-values needs-scripts">
      <summary>Your values</summary>
      <ValueForm groups={[{ title: null, names }]} />
    </details>
  )
}
