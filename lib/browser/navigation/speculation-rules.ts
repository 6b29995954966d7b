import { SPECULATION_RULES } from '../../content/settings/speculation-rules'
import { allowsPrefetch } from './connection'

const ID = 'speculation-rules'

/** Lets the browser fetch the document behind a link that the reader is about to follow, until the router does more. */
export function addSpeculationRules(): void {
  if (!allowsPrefetch() || !HTMLScriptElement.supports?.('speculationrules')) return
  const script = document.createElement('script')
  script.id = ID
  script.type = 'speculationrules'
  script.textContent = SPECULATION_RULES
  document.head.append(script)
}

export function removeSpeculationRules(): void {
  document.getElementById(ID)?.remove()
}
