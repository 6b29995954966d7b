import {
  CERTIFICATE_FIELD,
  MANAGERS_ATTRIBUTE,
  SAMPLE_FORM_CLASS,
  TRUSTED,
} from '../../content/api/contract'
import type { SampleValue } from '../../content/api/sample-values'
import type { ApiCommon } from '../../content/api/schema'
import { element, type HtmlNode, inline, text } from '../nodes/nodes'

/** The form in which readers give their own values; it sends nothing. Without scripts it is not shown. */
export function sampleForm(values: readonly SampleValue[], common: ApiCommon): HtmlNode {
  const fields = values.map(({ name, label }) =>
    element('label', {}, [text(label), inline('input', { name, autoComplete: ['off'] }, '')]),
  )
  const certificate = element('label', {}, [
    text('Certificate'),
    element('select', { name: CERTIFICATE_FIELD }, [
      inline('option', { value: '' }, 'Self-signed'),
      inline('option', { value: TRUSTED }, 'Trusted'),
    ]),
  ])
  return element(
    'form',
    { className: [SAMPLE_FORM_CLASS], [MANAGERS_ATTRIBUTE]: serviceWords(common) },
    [
      ...fields,
      certificate,
      inline('button', { type: 'reset' }, 'Reset'),
      element('p', { role: 'status' }, []),
    ],
  )
}

/** What differs between the managers in addresses and XML, for the script that switches the samples. */
function serviceWords({ services }: ApiCommon): string {
  return JSON.stringify(
    services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => [
      name,
      String(httpsPort),
      basePath,
      projectElement,
      projectFile,
    ]),
  )
}
