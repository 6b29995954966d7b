import type { validateXML } from 'xmllint-wasm'

/** Says why a schema refuses a document, in the words of xmllint; null when it is valid. */
export function validator(validate: typeof validateXML) {
  return async (contents: string, schema: string): Promise<string | null> => {
    const { valid, errors } = await validate({ xml: { fileName: 'body.xml', contents }, schema })
    if (valid) return null
    const [first] = errors
    return first === undefined
      ? 'not valid'
      : `Line ${first.loc?.lineNumber ?? 1}: ${first.message}`
  }
}
