import { onLines, type Rule, rule } from './rule'
import { DOUBLE, NAME, REFERENCE } from './words'

/** Values whose name is in a field of its own: Kubernetes, XML settings, JSON, and arguments of functions. */
export const STRUCTURES: readonly Rule[] = [
  // Separate name and value fields in Kubernetes, XML settings, and JSON.
  ...['"', "'", ''].map((quote) =>
    rule(
      String.raw`(\b(?:name|key|id)\\{0,3}["']?\s{0,5}[:=]\s{0,5}\\{0,3}["']?[\w.:-]{0,60}?${NAME}\\{0,3}["']?[\s,]{1,40}\\{0,3}["']?value\\{0,3}["']?\s{0,5}[:=]\s{0,5}\\{0,3}${quote})${quote === '' ? String.raw`(?![\\"'])[^\n]+` : String.raw`[^${quote}\\\n]+`}`,
    ),
  ),
  rule(
    String.raw`(<(?:name|key)>[\w.:-]{0,60}?${NAME}</(?:name|key)>\s{0,40}<(?:value|string)>)[^<]+`,
  ),
  rule(String.raw`(\bvalue=")[^"]{1,400}(?="\s{1,9}(?:name|key)="[\w.:-]{0,60}?${NAME}")`),
  rule(
    String.raw`("value":\s{0,5}")[^"]{1,400}(?=",\s{0,40}"(?:name|key)":\s{0,5}"[\w.:-]{0,60}?${NAME}")`,
  ),
  rule(
    String.raw`(\bvariable\s"\w{0,60}?${NAME}"\s{0,5}\{[^{}]{0,300}?\bdefault\s{0,20}=\s{0,5}")${DOUBLE}`,
  ),
  rule(
    String.raw`(<[^\s<>]{1,80}\s[^<>]{0,200}?\b(?:name|key|id)=["'][\w.:-]{0,60}?${NAME}["'][^<>]{0,200}>)[^<]+`,
  ),
  rule(
    String.raw`(<[\w:.-]{0,60}?${NAME}(?:\s[^<>]{0,200})?>(?:<!\[CDATA\[)?)(?:(?!\]\]>|</|<\w)[\s\S])+`,
  ),
  rule(String.raw`(${NAME}&gt;)(?:(?!&lt;)[^\n])+`),

  // The second argument to a function.
  onLines(
    /credential\(|basicauth|auth=\(/i,
    String.raw`((?:credential|basicauth|auth=)\(?\s{0,5}["'][^"'\n]{1,80}["'],\s{0,5}["'])[^"'\n]+`,
  ),

  rule(
    String.raw`(\(\s{0,3}["'](?:authorization|[\w.-]{0,40}?${NAME})["'],\s{0,3}["'](?:(?:basic|bearer|token|apikey)\s{1,5})?)(?!${REFERENCE})[^"'\n]+`,
  ),
]
