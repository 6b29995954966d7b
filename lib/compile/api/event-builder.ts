import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import { EXAMPLE_ANSWERS, eventXml } from '../../content/api/event-answers'
import { acceptedFields, eventRules, managerParts } from '../../content/api/event-fields'
import type { StreamApi } from '../../content/api/schema'
import { inlineMarkdown } from '../../content/inline-markdown'
import { component } from '../nodes/components'
import { code, codeBlock, type HtmlNode, heading, inline, table } from '../nodes/nodes'
import { unconfirmedBadge } from './linked-text'
import { fileSamples } from './request-samples'

/** The XML is an example. `EventBuilder` replaces it when the reader's answers differ from those of the example. */
export function eventBuilder(api: StreamApi): RootContent[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  const days = [...required, ...optional].find(({ name }) => name === 'EventWeekdays')?.bits ?? []
  return [
    component('EventBuilder', { rules: eventRules(api), managerParts: managerParts(api), days }, [
      startHint(),
      heading(2, 'XML of the event'),
      codeBlock('xml', eventXml(EXAMPLE_ANSWERS), 'title="event.xml"'),
    ]),
    heading(2, 'Call'),
    ...fileSamples(api, 'AddEvent', 'event.xml'),
    heading(2, 'Weekdays'),
    table(
      ['Day', 'Bit'],
      days.map(({ value, day, unconfirmed }) => ({
        cells: [day, [code(String(value)), unconfirmed && [' ', unconfirmedBadge()]]],
      })),
    ),
  ]
}

/** Markdown copies leave out the hint, because they have no form. */
function startHint(): HtmlNode {
  const hint = `To reuse the project and targets of an existing event, call [GetEventInfo](${methodRoute('GetEventInfo')}) for it with \`IncludeDetails=true\`, and paste the response. Then change the name and times below, because AddEvent always creates a new event. What you paste stays on this page: it is never sent, stored, or added to the URL. After you paste an event, your answers are not added to the URL either. To go back to the example, clear the field or choose **Start over**.`
  return { ...inline('p', {}, inlineMarkdown(hint)), markdown: [] }
}
