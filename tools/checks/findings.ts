import path from 'node:path'
import type { CapturedCommand } from '../machine/run-command'

/** Something that a check found. */
export type CheckFinding = {
  readonly part: string
  /** Relative to the project; null where the check names none. */
  readonly file: string | null
  readonly line: number | null
  readonly message: string
}

/** Options that make each check report a finding in one line. */
export const ONE_LINE_EACH: Readonly<Record<string, string>> = {
  types: '--pretty false',
  unit: '--reporter=github-actions',
  unused: '--reporter github-actions',
  lint: '--reporter=github',
}

/** Forms of such a line: annotations of GitHub; TypeScript's; dependency-cruiser's; `file:line:column` and the message. */
const FORMS = [
  /^::(?:error|warning) (?=.*?\bfile=(?<file>[^,:]+))(?=(?:.*?,line=(?<line>\d+))?)(?=(?:.*?\btitle=(?<title>[^,:]+))?).*?::(?<message>.*)$/,
  /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): (?<message>.+)$/,
  /^\s*error (?<title>[\w-]+): (?<file>\S+)(?<message> → .+)$/,
  /^(?<file>[^\s:()]+\.\w+):(?<line>\d+)?(?::\d+)?(?: -)? (?<message>.+)$/,
]

/** The findings of a check that failed; all it said is one finding where no line has a known form. */
export function findingsOf(part: string, { output }: CapturedCommand): CheckFinding[] {
  const found = output.split(/\r?\n/).flatMap((text): CheckFinding[] => {
    const form = FORMS.find((one) => one.test(text))
    const { file, line, title, message = '' } = form?.exec(text)?.groups ?? {}
    if (file === undefined) return []
    const words = [title, decoded(message).trim()].filter(Boolean).join(': ')
    const place = path.isAbsolute(file) ? path.relative('.', file) : file
    return [{ part, file: place, line: line === undefined ? null : Number(line), message: words }]
  })
  return found.length > 0 ? found : [{ part, file: null, line: null, message: output.trim() }]
}

/** Annotations write line ends and percent signs in this way. */
function decoded(message: string): string {
  return message.replaceAll('%0A', '\n').replaceAll('%0D', '').replaceAll('%25', '%')
}
