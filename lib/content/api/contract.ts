// What the printed forms of the API reference share with the scripts that work on them.

/** The form above the request samples, whose values fill them. */
export const SAMPLE_FORM_CLASS = 'sample-form'
/** On that form: JSON of the managers, of each its name, its port, then what differs in URLs and XML. */
export const MANAGERS_ATTRIBUTE = 'data-services'
/** Group of the tabs that choose the manager. */
export const MANAGER_GROUP = 'api-service'

/** Around the warning, form and samples of a method. */
export const SAMPLE_PANEL_CLASS = 'sample-panel'
/** The part of a sample that accepts the certificate of the reader's pin. */
export const PIN_CLASS = 'pin'
/** On it: what stands in its place when nothing is checked. */
export const UNCHECKED_ATTRIBUTE = 'data-unchecked'
/** Name of the field that says how the samples accept the certificate; empty for the pin. */
export const CERTIFICATE_FIELD = 'certificate'
export const TRUSTED = 'trusted'
export const UNCHECKED = 'unchecked'

/** The form that filters the list of methods. */
export const METHOD_FILTER_CLASS = 'method-filter'
/** Names of its fields. */
export const FILTER_FIELDS = { text: 'text', effect: 'effect' } as const
/** On everything that shows a method: what a call does. */
export const EFFECT_ATTRIBUTE = 'data-effect'
