import { compareVersions } from '../../content/releases/versions'
import { ENTRY_TYPE_NAMES, ENTRY_TYPES, type EntryType } from '../../content/releases/vocabulary'
import { SEARCH_INPUT_MAX_LENGTH } from '../../site/constants'
import { domElement } from '../page/dom-element'
import { type ExplorerOptions, type ExplorerState, upgradeOf } from './explorer-state'

type ReleaseFormActions = {
  /** A control has another value; typing counts as one long change. */
  onChange(isTyping: boolean): void
  onClear(): void
}

export function createReleaseForm(
  { areas, versions }: ExplorerOptions,
  { onChange, onClear }: ReleaseFormActions,
) {
  const text = domElement('input', {
    type: 'search',
    name: 'find',
    maxlength: String(SEARCH_INPUT_MAX_LENGTH),
    autocomplete: 'off',
  })
  const types = ENTRY_TYPE_NAMES.map((value): [EntryType, string] => [value, ENTRY_TYPES[value]])
  const type = select('type', 'All types', types)
  const area = select('area', 'All areas', areas.map(same))
  const from = select('from', 'Any version', versions.slice(1).map(same))
  const to = select('to', null, versions.slice(0, -1).map(same))
  const clear = domElement('button', { type: 'button', class: 'button' }, 'Show all')
  const print = domElement('button', { type: 'button', class: 'button' }, 'Print')
  const status = domElement('p', { role: 'status' })

  const fitTarget = () => {
    to.disabled = from.value === ''
    for (const option of to.options)
      option.disabled = from.value !== '' && compareVersions(option.value, from.value) <= 0
    if (to.selectedOptions[0]?.disabled) to.value = versions[0] ?? ''
  }
  const form = domElement(
    'form',
    {},
    field('Filter by text', text),
    field('Type', type),
    field('Area', area),
    field('Compare from', from),
    field('Compare to', to),
    clear,
    print,
  )
  text.addEventListener('input', () => onChange(true))
  form.addEventListener('change', (event) => {
    if (event.target === text) return
    fitTarget()
    onChange(false)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  clear.addEventListener('click', () => {
    onClear()
    text.focus()
  })
  print.addEventListener('click', () => window.print())

  return {
    element: domElement('search', { class: 'rx', 'aria-label': 'Release notes' }, form, status),
    state: (): ExplorerState => ({
      text: text.value,
      type: types.find(([value]) => value === type.value)?.[0] ?? null,
      area: area.value || null,
      upgrade: upgradeOf(from.value || null, to.value, versions),
    }),
    fill(state: ExplorerState) {
      // Writing the same value would move the caret.
      if (text.value !== state.text) text.value = state.text
      type.value = state.type ?? ''
      area.value = state.area ?? ''
      from.value = state.upgrade?.from ?? ''
      to.value = state.upgrade?.to ?? versions[0] ?? ''
      fitTarget()
    },
    announce(message: string) {
      status.textContent = message
    },
  }
}

function field(label: string, control: HTMLElement): HTMLElement {
  return domElement('label', {}, domElement('span', {}, label), control)
}

function select(
  name: string,
  none: string | null,
  options: readonly (readonly [string, string])[],
): HTMLSelectElement {
  return domElement(
    'select',
    { name },
    ...(none === null ? [] : [domElement('option', { value: '' }, none)]),
    ...options.map(([value, label]) => domElement('option', { value }, label)),
  )
}

function same(value: string): [string, string] {
  return [value, value]
}
