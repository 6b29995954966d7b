import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem'
import { proseFiles } from './check-terms'

/** What is no prose: code, samples in data, words for the search, and lists in YAML. */
const NO_PROSE =
  /^( *)```[\s\S]*?^\1```|^( +)(?:sample|body|example): \|\n(?:\2 .*\n)+|^(?:keywords|questions):(?:\n +- .*)+$|(?<=[:-] )\[[^\]]*\]$/gm

/** Marks, tags, bold type and links. */
const MARKUP = / <Mark>\d+<\/Mark>|<[^>\s][^>]*>|\*\*|\]\([^)\s]+\)|\[/g

/** Stands in for markup, so that what is found keeps its place in the file. */
const HIDDEN = '\u0002'

/** The end of a list: a comma, one to four words, a conjunction, and what follows. */
const LIST_END =
  /,(?: +|\n +)((?:[^\s,.;:|()!?"]+(?: +|\n +(?!- ))){1,4})(?:and|or)\s+[^\s,.;:|()!?"]+([^.;:|()!?"\n]*)/g

/** What leads to it, from the last mark that ends a part of a sentence. */
const LIST_BEGINNING = /(?:^|[.;:|(!?"–\n])([^.;:|(!?"–\n]*)$/

/** Begins a clause, and so no item: "On Linux, Docker and Kubernetes run". Two with "and" are a pair. */
const NO_ITEM =
  /^$|^(?:above|after|although|and|as|at|because|before|behind|beside|between|both|but|by|each|either|even|except|for|from|here|how|if|in|inside|instead|it|like|mainly|not|of|on|once|one|only|or|otherwise|per|since|so|such|that|the one|then|these|they|this|through|to|two|under|unless|until|unlike|using|when|where|whether|which|while|who|with|within|without|you)\b|\b(?:and|or)\b/i

/**
 * Finds lists of three or more short items without a comma before the last one: "host, port and token". Lists of long
 * items are left to readers, because only they can tell an item from a clause.
 */
export function checkCommas(root: string): Problem[] {
  return proseFiles(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    const text = source
      .replace(NO_PROSE, (part) => part.replace(/[^\n]/g, ' '))
      .replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length))
      .replace(MARKUP, (part) => HIDDEN.repeat(part.length))
    return [...text.matchAll(LIST_END)]
      .filter((match) => isList(text, match))
      .map(({ 0: end, 2: rest = '', index }) => ({
        severity: 'error',
        file,
        line: source.slice(0, index).split('\n').length,
        field: 'list',
        found: `"${plain(source.slice(index, index + end.length - rest.length))}"`,
        expected: 'a comma before the last item of a list',
      }))
  })
}

function isList(text: string, { 1: item = '', 2: rest = '', index }: RegExpExecArray): boolean {
  // Lines of a YAML value continue it.
  const before = text.slice(0, index).replace(/\n(?= +[^\s-])/g, ' ')
  const items = [...(LIST_BEGINNING.exec(before)?.[1] ?? '').split(','), item].map(plain)
  const isLong = plain(item).split(' ').length > (items.length === 2 ? 3 : 4)
  // A comma behind it says that the two belong together: "size, open or closed GOP, and details".
  return !isLong && !rest.includes(',') && !items.some((part) => NO_ITEM.test(part))
}

function plain(text: string): string {
  return text
    .replaceAll(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-*]|\d+\.) /, '')
}
