import { MASK } from './rule'

/** Masks all values below `data` in a Kubernetes Secret, because their names can be anything. */
export function maskKubernetesSecrets(text: string): string {
  if (!/kind\\{0,3}["']?:\s{0,5}\\{0,3}["']?Secret\b/.test(text)) return text
  let level = -1
  return text
    .split('\n')
    .map((line) => {
      const indent = line.search(/\S/)
      if (indent <= level) level = -1
      if (level >= 0 && indent > level)
        return line.replace(/^([^:]*:[ \t]*|[ \t]*)\S.*$/, `$1${MASK}`)
      if (/^\s*["']?(?:data|stringData)["']?:\s*\{?\s*$/.test(line)) level = indent
      return line.replace(/((?:data|stringData)\\{0,3}["']?:[ \t]{0,5})\{[^{}]*/g, `$1{${MASK}`)
    })
    .join('\n')
}
