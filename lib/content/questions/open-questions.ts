import { z } from 'zod'
import { docsRoute, readerText } from '../schema-fields'
import { readFacts } from '../yaml'

export const OPEN_QUESTIONS_FILE = 'data/open-questions.yaml'

const openQuestionSchema = z.strictObject({
  question: z
    .string()
    .regex(
      /^[A-Z].*\?$/s,
      'expected a question that starts with a capital letter and ends with a question mark',
    )
    .describe('A question that only the vendor can answer'),
  why: readerText.describe('Why readers need the answer'),
  until: readerText.describe('What readers do until there is an answer'),
  pages: z
    .array(docsRoute)
    .min(1, 'expected at least one route')
    .describe('Routes of the pages that list the question below "Open points"'),
})

export const openQuestionsSchema = z.array(openQuestionSchema)

export type OpenQuestion = z.infer<typeof openQuestionSchema>

export function readOpenQuestions(root: string): readonly OpenQuestion[] {
  return readFacts(root, OPEN_QUESTIONS_FILE, openQuestionsSchema)
}
