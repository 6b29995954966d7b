import type { DocSearchHit } from '@docsearch/react'
import { escapeHtml } from '../content/html/escape-html'
import type { HierarchyLevel } from '../content/search/search-record'
import { parseMarked } from './marked-text'
import type { Hit } from './search-client'

/**
 * A hit in the form of DocSearch, which groups by lvl0, sorts by lvl1 and writes highlighted values as HTML: whatever an
 * engine gives, only our marks are elements in them.
 */
export function toDocSearchHit(hit: Hit): DocSearchHit {
  const { hierarchy, highlighted } = hit
  const lvl0 = hierarchy.lvl0 ?? ''
  const level = (name: HierarchyLevel) => markedValue(highlighted.hierarchy[name])
  const content = markedValue(highlighted.content)
  const marked = {
    content,
    hierarchy: {
      // Printed as text, not as HTML.
      lvl0: { ...level('lvl0'), value: lvl0 },
      lvl1: level('lvl1'),
      lvl2: level('lvl2'),
      lvl3: level('lvl3'),
      lvl4: level('lvl4'),
      lvl5: level('lvl5'),
      lvl6: level('lvl6'),
    },
    hierarchy_camel: [],
  }
  const [urlWithoutAnchor = '', anchor] = hit.url.split('#')
  return {
    objectID: hit.objectID,
    content: hit.content === null ? null : escapeHtml(hit.content),
    url: hit.url,
    url_without_anchor: urlWithoutAnchor,
    anchor: anchor ?? null,
    type: hit.type,
    hierarchy: {
      lvl0,
      lvl1: escapeHtml(hierarchy.lvl1 ?? lvl0),
      lvl2: escaped(hierarchy.lvl2),
      lvl3: escaped(hierarchy.lvl3),
      lvl4: escaped(hierarchy.lvl4),
      lvl5: escaped(hierarchy.lvl5),
      lvl6: escaped(hierarchy.lvl6),
    },
    _highlightResult: marked,
    _snippetResult: marked,
  }
}

function escaped(text: string | null): string | null {
  return text === null ? null : escapeHtml(text)
}

function markedValue(text: string | null) {
  const parts = parseMarked(text ?? '')
  return {
    value: parts
      .map((part) =>
        part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text),
      )
      .join(''),
    matchLevel: parts.some((part) => part.isMatch) ? ('full' as const) : ('none' as const),
    matchedWords: [],
  }
}
