import { compareVersions } from '../../content/releases/versions'
import { ENTRY_TYPE_NAMES, ENTRY_TYPES } from '../../content/releases/vocabulary'
import { SEARCH_INPUT_MAX_LENGTH } from '../../site/constants'
import { domElement } from '../page/dom-element'
import {
  type ExplorerOptions,
  type ExplorerState,
  NO_FILTER,
  parseExplorerState,
  printExplorerState,
} from './explorer-state'

/**
 * Controls with the names of the query of a URL.
 * @param onChange called when the value of a control changes; typing counts as one change
 */
export function createReleaseForm(options: ExplorerOptions, onChange: (isTyping: boolean) => void) {
  const { areas, versions } = options
  const text = domElement('input', {
    type: 'search',
    name: 'find',
    maxlength: String(SEARCH_INPUT_MAX_LENGTH),
    autocomplete: 'off',
  })
  const types = ENTRY_TYPE_NAMES.map((type) => new Option(ENTRY_TYPES[type], type))
  const type = select('type', [new Option('All types', ''), ...types])
  const area = select('area', [new Option('All areas', ''), ...areas.map(option)])
  const from = select('from', [new Option('Any version', ''), ...versions.slice(1).map(option)])
  const to = select('to', versions.slice(0, -1).map(option))
  const clear = domElement('button', { type: 'button', class: 'button' }, 'Show all')
  const print = domElement('button', { type: 'button', class: 'button' }, 'Print')
  const status = domElement('p', { role: 'status' })
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

  const fitTarget = () => {
    to.disabled = from.value === ''
    for (const one of to.options)
      one.disabled = from.value !== '' && compareVersions(one.value, from.value) <= 0
    if (to.selectedOptions[0]?.disabled !== false) to.value = versions[0] ?? ''
  }
  const fill = (state: ExplorerState) => {
    const query = new URLSearchParams(printExplorerState(state))
    for (const control of [text, type, area, from, to]) {
      const value = query.get(control.name) ?? ''
      // Writing the same value would move the caret.
      if (control.value !== value) control.value = value
    }
    fitTarget()
  }
  text.addEventListener('input', () => onChange(true))
  form.addEventListener('change', (event) => {
    if (event.target === text) return
    fitTarget()
    onChange(false)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  clear.addEventListener('click', () => {
    fill(NO_FILTER)
    onChange(false)
    text.focus()
  })
  print.addEventListener('click', () => window.print())

  return {
    element: domElement('search', { class: 'rx', 'aria-label': 'Release notes' }, form, status),
    fill,
    state(): ExplorerState {
      const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      return parseExplorerState(String(new URLSearchParams(values)), options)
    },
    announce(message: string) {
      status.textContent = message
    },
  }
}

function field(label: string, control: HTMLElement): HTMLElement {
  return domElement('label', {}, domElement('span', {}, label), control)
}

function select(name: string, options: readonly HTMLOptionElement[]): HTMLSelectElement {
  return domElement('select', { name }, ...options)
}

function option(text: string): HTMLOptionElement {
  return new Option(text)
}
