// What the printed forms of the API reference share with the scripts that work on them.

/** The form above the request samples, whose values fill them. */
export const SAMPLE_FORM_CLASS = 'sample-form'
/** On that form: JSON of the managers, of each its name, its port, then what differs in addresses and XML. */
export const MANAGERS_ATTRIBUTE = 'data-services'
/** Group of the tabs that choose the manager. */
export const MANAGER_GROUP = 'api-service'

/** The form that filters the list of methods. */
export const METHOD_FILTER_CLASS = 'method-filter'
/** Names of its fields. */
export const FILTER_FIELDS = { text: 'text', verb: 'verb' } as const
/** On the row of a method: its verb. */
export const VERB_ATTRIBUTE = 'data-verb'
