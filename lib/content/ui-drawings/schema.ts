import { z } from 'zod'
import { readFacts } from '../yaml'
import { type Cell, parseCells, parseTableRow, type TableCell, WIDGETS } from './cell'

/** A row of a drawing, from top to bottom. */
export type UiRow =
  | readonly Cell[]
  | { readonly card: readonly UiRow[] }
  | { readonly list: readonly string[]; readonly lines?: number | undefined }
  | { readonly table: readonly TableCell[]; readonly rows: readonly (readonly TableCell[])[] }
  | {
      readonly left: readonly UiRow[]
      readonly right: readonly UiRow[]
      readonly split: number
    }

const cells = z.string().transform((row, context): readonly Cell[] => {
  const parsed = parseCells(row)
  if (typeof parsed !== 'string') return parsed
  const message = `expected "${parsed}" to start with one of ${WIDGETS.join(', ')}`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const tableRow = z.string().transform(parseTableRow)

const row: z.ZodType<UiRow, z.ZodTypeDef, unknown> = z.lazy(() =>
  z.unknown().transform((input, context): UiRow => {
    const kind = KINDS.find(({ key }) => typeof input === 'object' && input && key in input)
    const parsed = (kind?.schema() ?? cells).safeParse(input)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) context.addIssue(issue)
    return z.NEVER
  }),
)
const rows = z.array(row).min(1)

type Kind = { readonly key: string; schema(): z.ZodType<UiRow, z.ZodTypeDef, unknown> }
const KINDS: readonly Kind[] = [
  { key: 'card', schema: () => z.strictObject({ card: rows }) },
  {
    key: 'list',
    schema: () => z.strictObject({ list: z.array(z.string()), lines: z.number().optional() }),
  },
  { key: 'table', schema: () => z.strictObject({ table: tableRow, rows: z.array(tableRow) }) },
  {
    key: 'left',
    schema: () => z.strictObject({ left: rows, right: rows, split: z.number().int() }),
  },
]

/** A file of `data/ui-drawings/`. */
export const uiDrawingSchema = z.strictObject({
  /** What its title bar says, or for a page what it is called. */
  title: z.string().min(1),
  /** `console` is a page of somebody else, which changes without us. */
  frame: z.enum(['window', 'page', 'console']).default('window'),
  /** Where what is, for readers who do not see it. */
  summary: z.string().min(40),
  rows,
})

export type UiDrawing = z.output<typeof uiDrawingSchema>

/** Path of the data of a drawing, relative to the project. */
export function uiDrawingFile(name: string): string {
  return `data/ui-drawings/${name}.yaml`
}

/** @throws ProblemError with every problem of the file */
export function readUiDrawing(root: string, name: string): UiDrawing {
  return readFacts(root, uiDrawingFile(name), uiDrawingSchema)
}
