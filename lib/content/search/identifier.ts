const FORMS = [
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
/** Spaces make a command, angle brackets a value to fill in, `://` an address. */
const NO_NAME = /[\s<>…]|:\/\//
const MOST_CHARACTERS = 48

/** Whether a text is a name that readers type as it stands: a parameter, a key, a port, an error code. */
export function isIdentifier(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= MOST_CHARACTERS &&
    !NO_NAME.test(text) &&
    FORMS.some((form) => form.test(text))
  )
}
