import { describe, expect, it } from 'vitest'
import { marked, searchHit } from '../../tests/fixtures/search-hit'
import { findTerms, highlightTerms } from './highlight-terms'

const found = (text: string, ...terms: readonly string[]) =>
  findTerms(text, terms).map(({ start, end }) => text.slice(start, end))

describe('findTerms', () => {
  it.each([
    ['Create the cluster', 'cluster create', ['Create', 'cluster']],
    ['AddEvent and GetEventsList', 'event', ['Event', 'Events']],
    ['AddEvent adds an event', 'addevent', ['AddEvent']],
    ['fc-helm_chart.yaml, helm upgrade', 'helm upgrade', ['helm', 'helm', 'upgrade']],
    ['catalog of logs, prevent', 'log event', ['logs']],
    ['port 8648, 86480', '8648', ['8648']],
    ['SCTE-35, scte35 and SCTE 35', 'scte-35', ['SCTE-35', 'scte35', 'SCTE 35']],
    ['SCTE-35', 'scte 35', ['SCTE', '35']],
    ['v5.5 and 5.5, not 55 or 5.50', '5.5', ['v5.5', '5.5']],
    ['a load balancer, LoadBalancer', 'loadbalancer', ['load balancer', 'LoadBalancer']],
    ['Zürich, ZURICH', 'zurich', ['Zürich', 'ZURICH']],
    ['recurring events', 'recurring', ['recurring']],
    ['настройка', 'настройка', ['настройка']],
    ['İ cluster', 'cluster', ['cluster']],
    ['load, balancer', 'loadbalancer', []],
    ['nothing here', 'cluster .*', []],
  ])('in %j, %j marks %j', (text, query, expected) => {
    expect(found(text, ...query.split(' '))).toEqual(expected)
  })
})

describe('highlightTerms', () => {
  it('§2 returns every typed word, then other matches, such as the correct spelling', () => {
    expect(highlightTerms(searchHit(), 'Helm upgrade parma')).toEqual([
      ...['helm', 'upgrade', 'parma'],
      'param',
    ])
  })

  it('does not split a typed name into words', () => {
    const hit = searchHit({ headings: [marked('[Add] an [event]')], snippet: marked('[AddEvent]') })
    expect(highlightTerms(hit, 'AddEvent')).toEqual(['addevent'])
    expect(highlightTerms(hit, 'how do I add an event')).toEqual(['add', 'event', 'addevent'])
  })
})
