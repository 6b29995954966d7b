// What the printed forms of the API reference share with the scripts that work on them.

/** The form of the event builder. */
export const EVENT_BUILDER_CLASS = 'event-builder'
/** On it: JSON of what the schema asks of each attribute. */
export const RULES_ATTRIBUTE = 'data-rules'
/** On it too: JSON of what only the manager sets in an event. */
export const MANAGER_PARTS_ATTRIBUTE = 'data-manager-parts'
/** Where the builder takes an event to start from, by their ids: its text, why that is none, what became of it. */
export const START_IDS = { text: 'start-event', problem: 'start-problem', result: 'start-result' }
/** Where the builder explains the sum of the weekdays. */
export const DAYS_CLASS = 'event-days'

/** The form that filters the list of methods. */
export const METHOD_FILTER_CLASS = 'method-filter'
/** Names of its fields. */
export const FILTER_FIELDS = { text: 'text', effect: 'effect' } as const
/** On everything that shows a method: what a call does. */
export const EFFECT_ATTRIBUTE = 'data-effect'
