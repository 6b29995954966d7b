import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import {
  DAYS_CLASS,
  EVENT_BUILDER_CLASS,
  MANAGER_PARTS_ATTRIBUTE,
  RULES_ATTRIBUTE,
  START_IDS,
} from '../../content/api/contract'
import { type EventAnswers, EXAMPLE_ANSWERS, eventXml } from '../../content/api/event-answers'
import { acceptedFields, eventRules, managerParts } from '../../content/api/event-fields'
import type { ApiField, StreamApi } from '../../content/api/schema'
import {
  code,
  codeBlock,
  controlsInRow,
  element,
  type HtmlNode,
  heading,
  inline,
  link,
  strong,
  table,
  text,
} from '../nodes/nodes'
import { fileSamples } from './request-samples'

type Question = keyof EventAnswers

/** The form, the event it makes, and the call that adds it; without scripts, an example of each. */
export function eventBuilder(api: StreamApi): RootContent[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  const bits = [...required, ...optional].find(({ name }) => name === 'EventWeekdays')?.bits ?? []
  return [
    form(api, bits),
    heading(2, 'XML of the event'),
    codeBlock('xml', eventXml(EXAMPLE_ANSWERS), 'title="event.xml"'),
    heading(2, 'Call'),
    ...fileSamples(api, 'AddEvent', 'event.xml'),
    heading(2, 'Weekdays'),
    table(
      ['Day', 'Bit'],
      bits.map(({ value, day }) => ({ cells: [day, code(String(value))] })),
    ),
  ]
}

function form(api: StreamApi, bits: NonNullable<ApiField['bits']>): HtmlNode {
  const days = bits.map(({ value, day }) =>
    check('day', String(value), day, (Number(EXAMPLE_ANSWERS.days) & value) > 0),
  )
  return element(
    'form',
    {
      className: [EVENT_BUILDER_CLASS],
      [RULES_ATTRIBUTE]: JSON.stringify(eventRules(api)),
      [MANAGER_PARTS_ATTRIBUTE]: JSON.stringify(managerParts(api)),
    },
    [
      startField(),
      group('What', '', [
        field('name', 'Name', 'text'),
        field('project', 'Project file (optional)', 'text'),
      ]),
      group('When', '', [
        element('label', {}, [
          text('How often '),
          element('select', { name: 'when', defaultValue: EXAMPLE_ANSWERS.when }, [
            inline('option', { value: 'once' }, 'Once'),
            inline('option', { value: 'daily' }, 'Daily'),
            inline('option', { value: 'weekly' }, 'Weekly'),
            inline('option', { value: 'always' }, 'Around the clock'),
          ]),
        ]),
        field('date', 'Start date', 'date'),
        field('start', 'Start time', 'time'),
        field('stopDate', 'Stop date', 'date'),
        field('stop', 'Stop time', 'time'),
      ]),
      group('Days', 'days', [...days, element('p', { className: [DAYS_CLASS] }, [])]),
      group('Where', '', [
        field('primary', 'Primary machine (optional)', 'text'),
        check('backup', '1', 'With a backup', true),
      ]),
      group('Backup', 'backup', [
        field('backupMachine', 'Backup machine (optional)', 'text'),
        field('target', 'Target of the primary', 'text'),
        field('backupTarget', 'Target of the backup', 'text'),
      ]),
      element('div', { role: 'status' }, []),
      inline('button', { type: 'reset', className: ['button'] }, 'Start over'),
    ],
  )
}

/** Where readers paste an event, with what it is good for. */
function startField(): HtmlNode {
  const hint = `${START_IDS.text}-hint`
  const area = {
    id: START_IDS.text,
    rows: 4,
    autoComplete: ['off'],
    spellCheck: 'false',
    ariaDescribedBy: [hint, START_IDS.problem],
  }
  return element('fieldset', { className: ['event-start'] }, [
    inline('legend', {}, 'Start from an event of your manager'),
    inline('p', { id: hint }, [
      'To keep the project and its targets, read an event with ',
      link(methodRoute('GetEventInfo'), 'GetEventInfo'),
      ' and ',
      code('IncludeDetails=true'),
      ', and paste the response. Then change name and times below: AddEvent makes another event of it. What you paste stays in this page: it is never sent, never stored, and not in the address, nor are your answers then. To go back to the example, empty the field or choose ',
      strong('Start over'),
      '.',
    ]),
    element('label', {}, [
      text('Paste the response of GetEventInfo'),
      inline('textarea', area, ''),
    ]),
    inline('p', { id: START_IDS.problem, role: 'alert' }, ''),
    inline('p', { id: START_IDS.result, ariaLive: 'polite' }, ''),
  ])
}

function group(title: string, name: string, children: HtmlNode[]): HtmlNode {
  const properties = name === '' ? {} : { name }
  return element('fieldset', properties, [inline('legend', {}, title), ...controlsInRow(children)])
}

function field(name: Question, label: string, type: string): HtmlNode {
  const input = { name, type, defaultValue: EXAMPLE_ANSWERS[name], autoComplete: ['off'] }
  return element('label', {}, [text(label), inline('input', input, '')])
}

function check(name: string, value: string, label: string, checked: boolean): HtmlNode {
  const input = inline('input', { type: 'checkbox', name, value, defaultChecked: checked }, '')
  return element('label', { className: ['check'] }, [input, text(` ${label}`)])
}
