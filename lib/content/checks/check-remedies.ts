import type { Problem } from '../problem'
import type { RemedyRules } from '../symptoms/remedy-rules'
import type { CommandRules } from './blocks/shell-block'
import { quoted } from './blocks/source-block'

/** A table cell or a paragraph of a step that says what to do. */
export type Remedy = {
  /** Code is in backticks, labels of the user interface are in quotation marks. */
  readonly text: string
  readonly isStep: boolean
  readonly file: string
  /** Undefined for generated text. */
  readonly line?: number | undefined
}

/** Words in front of a verb that make it an instruction. */
const LEAD =
  '(?:^|[,:;(–] |\\b(?:and|or|then|you (?:can|must|should|may)|(?:need|has|have) to) )(?:then )?'
const OTHER_LEAD = '\\b(?:by|try|(?:must|should|can|to) be) '
/** What follows a noun such as "release", or makes the instruction a prohibition: "Delete nothing". */
const HARMLESS = ' (?:of|notes?|no|nothing)\\b'
const PROHIBITION = /\b(?:not|never)\b[^,.;:]*/gi
const CODE_OR_LABEL = /`[^`]*`|"[^"]*"/g

/** Finds remedies and steps that delete or interrupt something and do not say in which case. */
export function checkRemedies(
  remedies: readonly Remedy[],
  { verbs, conditions }: RemedyRules,
  { dangerous }: Pick<CommandRules, 'dangerous'>,
): Problem[] {
  // Other words can be inside a verb: "save it again".
  const bases = Object.keys(verbs).join('|').replaceAll(' ', '(?: \\w+){0,4} ')
  const forms = Object.values(verbs).flat().join('|')
  const remedy = RegExp(`(?:${LEAD}(?:${bases})|${OTHER_LEAD}(?:${forms}))\\b(?!${HARMLESS})`, 'i')
  // Text inside a sentence of a step often describes what the step does.
  const step = RegExp(`^(?:then )?(?:${bases})\\b(?!${HARMLESS})`, 'i')
  const condition = RegExp(`\\b(?:${conditions.join('|')})\\b`, 'i')
  const isHarmful = (sentence: string, isStep: boolean) => {
    const words = sentence.replace(CODE_OR_LABEL, '_').replace(PROHIBITION, '')
    if (isStep) return step.test(words)
    const code = [...sentence.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command)
    const runsDanger = code.some((command) => dangerous.some((pattern) => pattern.test(command)))
    return remedy.test(words) || runsDanger
  }
  return remedies.flatMap(({ text, isStep, ...place }) =>
    text
      .split(/(?<=[.!?]) +(?=[A-Z"`])/)
      .filter((sentence) => !condition.test(sentence) && isHarmful(sentence, isStep))
      .map((sentence) => ({
        severity: 'error',
        ...place,
        field: isStep ? 'step' : 'remedy',
        found: quoted(sentence),
        expected: `a condition in this sentence ("If …"), a link to the procedure, or ${
          isStep ? 'danger="…" on the block below' : '[when: …] in the first cell of the row'
        }`,
      })),
  )
}
