import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import { EXAMPLE_ANSWERS, eventXml } from '../../content/api/event-answers'
import { acceptedFields, eventRules, managerParts } from '../../content/api/event-fields'
import type { StreamApi } from '../../content/api/schema'
import { inlineMarkdown } from '../../content/inline-markdown'
import { component } from '../nodes/components'
import { code, codeBlock, type HtmlNode, heading, inline, table } from '../nodes/nodes'
import { fileSamples } from './request-samples'
import { unconfirmedBadge } from './unconfirmed'

/** The form, the event it makes, and the call that adds it; without scripts, an example of each. */
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

/** Explains which text readers can paste into the form, and why; left out of copies, which have no form. */
function startHint(): HtmlNode {
  const hint = `To keep the project and its targets, read an event with [GetEventInfo](${methodRoute('GetEventInfo')}) and \`IncludeDetails=true\`, and paste the response. Then change name and times below: AddEvent makes another event of it. What you paste stays in this page: it is never sent, never stored, and not in the address, nor are your answers then. To go back to the example, empty the field or choose **Start over**.`
  return { ...inline('p', {}, inlineMarkdown(hint)), markdown: [] }
}
