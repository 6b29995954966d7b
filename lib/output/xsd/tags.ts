import { escapeXml } from '../../content/html-entities'

type Attributes = Readonly<Record<string, string | undefined>>

/** An element of the schema, with what it holds indented. */
export function tag(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const printed = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(value)}"`]))
    .join('')
  if (children.length === 0) return `<xs:${name}${printed}/>`
  const inner = children.join('\n').replaceAll(/^/gm, '  ')
  return `<xs:${name}${printed}>\n${inner}\n</xs:${name}>`
}

export function annotation(text: string): string {
  return `<xs:annotation><xs:documentation>${escapeXml(text)}</xs:documentation></xs:annotation>`
}
