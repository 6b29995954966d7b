import type { RootContent } from 'mdast'
import { factId, SECTION_IDS, typeRoute } from '../../content/api/anchors'
import { acceptedFields, eventType } from '../../content/api/event-fields'
import type { StreamApi } from '../../content/api/schema'
import { code, heading, joined, link, paragraph, table } from '../nodes/nodes'
import { fieldTable } from './fields'
import { fieldLinks, textLinker } from './linked-text'
import { unconfirmedNote } from './unconfirmed'

export function attributesPage(api: StreamApi): RootContent[] {
  const event = eventType(api)
  const linked = textLinker(api, 'Event')
  const { required } = acceptedFields(api, 'AddEvent')
  const changeable = acceptedFields(api, 'SetEventInfo').optional
  return [
    heading(2, 'How to read the markers', SECTION_IDS.markers),
    table(
      ['Marker', 'Name', 'Meaning'],
      event.markers.map(({ marker, name, meaning, note }) => ({
        cells: [code(`[${marker}]`), name, joined([linked(meaning), note && linked(note)], ' ')],
        properties: { id: factId('marker', marker), 'data-search': 'record' },
      })),
    ),
    heading(2, 'What AddEvent requires', 'what-addevent-needs-at-least'),
    paragraph('Send these attributes with every new event: ', fieldLinks(required), '.'),
    heading(2, 'What SetEventInfo accepts'),
    paragraph('You can change these attributes: ', fieldLinks(changeable), '.'),
    ...event.clusters.flatMap((cluster) => [
      heading(2, cluster, `cluster-${cluster.toLowerCase()}`),
      fieldTable(
        event.fields.filter((field) => field.cluster === cluster),
        linked,
      ),
    ]),
    heading(2, 'Child elements'),
    table(
      ['Element', 'Path', 'Occurs'],
      event.children.map(({ type, path, occurs, unconfirmed }) => ({
        cells: [
          link(typeRoute(type), code(type)),
          code(path),
          [code(occurs), ' ', unconfirmedNote(unconfirmed, linked)],
        ],
      })),
    ),
  ]
}
