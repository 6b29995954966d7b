/** An error fails every build, a warning fails only a strict build, and a notice fails no build. */
export type Severity = 'error' | 'warning' | 'notice'

export type Problem = {
  readonly severity: Severity
  /** Path relative to the project. */
  readonly file: string
  readonly line?: number | undefined
  /** A page or a line of generated code that the problem is about. Ends with a comma or colon if needed. */
  readonly subject?: string | undefined
  readonly field?: string | undefined
  /** Words for the fault, such as `missing sidebar link`. */
  readonly fault?: string | undefined
  /** A value from the file, or words such as `nothing`. */
  readonly found?: string | undefined
  readonly expected?: string | undefined
  /** An explanation or an instruction, for the end of the message. */
  readonly advice?: string | undefined
}

export type Finding = Pick<Problem, 'field' | 'fault' | 'found' | 'expected' | 'advice'>

/** Formats a problem as `file:line subject field: fault: found …, expected …: advice`, omitting missing parts. */
export function formatProblem(problem: Problem): string {
  const { file, line, subject, field, fault, found, expected, advice } = problem
  const place = line === undefined ? `${file}:` : `${file}:${line}`
  const facts = [found && `found ${found}`, expected && `expected ${expected}`]
  const words = [field, fault, facts.filter(Boolean).join(', '), advice].filter(Boolean).join(': ')
  return [place, subject, words].filter(Boolean).join(' ')
}

export function formatBySeverity(problems: readonly Problem[]): Record<Severity, string[]> {
  const linesOf = (severity: Severity) =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem)
  return { error: linesOf('error'), warning: linesOf('warning'), notice: linesOf('notice') }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export class ProblemError extends Error {
  override readonly name = 'ProblemError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}

export function errorIn(file: string, finding: Finding, line?: number): ProblemError {
  return new ProblemError([{ severity: 'error', file, line, ...finding }])
}

/** Calls `read` with every item. Throws ProblemError with the problems of all items. */
export function readAll<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value,
): readonly Value[] {
  const values: Value[] = []
  const problems = items.flatMap((item) => problemsOf(() => values.push(read(item))))
  if (problems.length > 0) throw new ProblemError(problems)
  return values
}

/** Rethrows any error from `read` that is not a `ProblemError`. */
export function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ProblemError) return error.problems
    throw error
  }
}
