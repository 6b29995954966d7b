const FORMS = [
  /^<[a-z][\w-]*>$/, // <cluster-name>
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
const MOST_CHARACTERS = 60

/** Whether a text set as code is a name a reader types as it stands: no sentence, no whole command. */
export function isIdentifier(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= MOST_CHARACTERS &&
    !/\s/.test(text) &&
    FORMS.some((form) => form.test(text))
  )
}
