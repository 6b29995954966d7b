import { MASK } from './rule'
import { NAME } from './words'

const SECRET_KIND = /kind\\{0,3}["']?:\s{0,20}\\{0,3}["']?Secret\b/
const DATA = /^\s*["']?(?:d|stringD)ata["']?:\s*\{?\s*$/
const PASSWORDS = /(?:pass\w{4,6}|api_?key|token|credential)s["']?:\s*\{?\s*$/i
const TEXT = new RegExp(`${NAME}["']?:\\s*[|>][-+\\d]{0,2}\\s*(?:#.*)?$`, 'i')

/**
 * Masks values that the rules miss because the secret's name is not directly in front of them: the lines indented below
 * `password: |`, `passwords:`, or a similar name, and the data of Kubernetes Secrets. If a text contains a Secret, the
 * values below every `data:` are masked.
 */
export function maskBlocks(text: string): string {
  const isSecret = SECRET_KIND.test(text)
  let level = -1
  let isText = false
  return text
    .split('\n')
    .map((line) => {
      const indent = line.search(/[^\s-]/)
      if (indent < 0) return line
      if (indent > level && level >= 0)
        return line.replace(isText ? /^([\s-]*)\S.*/ : /^([^:]*:[ \t]*|[\s-]*)\S.*/, `$1${MASK}`)
      isText = TEXT.test(line)
      level = isText || PASSWORDS.test(line) || (isSecret && DATA.test(line)) ? indent : -1
      if (!isSecret) return line
      return line.replace(/((?:d|stringD)ata\\{0,3}["']?:[ \t]{0,20})\{[^{}]*/g, `$1{${MASK}`)
    })
    .join('\n')
}
