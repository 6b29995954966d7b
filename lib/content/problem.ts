/** An error stops a build, a warning a strict one, a notice none. */
export type Severity = 'error' | 'warning' | 'notice'

/** A fault in a file that a writer or owner edits. */
export type Problem = {
  readonly severity: Severity
  /** Path relative to the project. */
  readonly file: string
  readonly line?: number | undefined
  /** Subject within the file, including trailing punctuation, such as `AddEvent:`. */
  readonly subject?: string | undefined
  readonly field?: string | undefined
  /** The fault by name, where there is one: `missing sidebar link`. */
  readonly fault?: string | undefined
  /** As printed: a value of the file as JSON, or words such as `nothing`. */
  readonly found?: string | undefined
  readonly expected?: string | undefined
  /** Why it is wrong or what to do; printed last. */
  readonly advice?: string | undefined
}

/** The text of a problem, without its location. */
export type Finding = Pick<Problem, 'field' | 'fault' | 'found' | 'expected' | 'advice'>

/** `file:line subject field: fault: found …, expected …: advice`, as far as it has them. */
export function formatProblem(problem: Problem): string {
  const { file, line, subject, field, fault, found, expected, advice } = problem
  const place = line === undefined ? `${file}:` : `${file}:${line}`
  const facts = [found && `found ${found}`, expected && `expected ${expected}`]
  const words = [field, fault, facts.filter(Boolean).join(', '), advice].filter(Boolean).join(': ')
  return [place, subject, words].filter(Boolean).join(' ')
}

/** Problems as lines, by severity. */
export function formatBySeverity(problems: readonly Problem[]): Record<Severity, string[]> {
  const printed = (severity: Severity) =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem)
  return { error: printed('error'), warning: printed('warning'), notice: printed('notice') }
}

/** Problems that stop the work; the message has one line for each. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}

/** One fault that stops the work on a file. */
export function errorIn(file: string, finding: Finding, line?: number): ProblemError {
  return new ProblemError([{ severity: 'error', file, line, ...finding }])
}

/** The problems that reading something throws; an empty list when it is in order. */
export function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ProblemError) return error.problems
    throw error
  }
}
