/** What the printed form above the request samples shares with the script that fills them. */
export const SAMPLE_FORM = {
  className: 'sample-form',
  /** JSON of the managers: name, port, then what differs in addresses and XML. */
  managers: 'data-services',
} as const

/** What the printed list of methods shares with the script that filters it. */
export const METHOD_FILTER = {
  className: 'method-filter',
  /** On the row of a method: its verb. */
  verb: 'data-verb',
  /** Names of the fields. */
  textField: 'text',
  verbField: 'verb',
} as const

/** Group of the tabs that choose the manager. */
export const MANAGER_GROUP = 'api-service'
