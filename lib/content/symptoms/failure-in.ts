/** Lines that mention a failure but do not report one. */
const HARMLESS_LINES: readonly RegExp[] = [
  // An option in a program's help.
  /^-{1,2}[a-z?][\w,-]{0,60}(?:,? -{1,2}[\w-]{1,60})?(?:[ =][<[]?[\w|.=-]{1,40}[>\]]?)?(?: {2,}|\t)\S/i,
  // A line of `git log --oneline`.
  /^(?:\* )?(?=\d{0,11}[a-f])(?=[a-f]{0,11}\d)[\da-f]{7,12} (?:\([^)]{1,100}\) )?[A-Za-z]/,
  // A changed file in `git status`.
  /^(?:modified|new file|deleted|renamed): {1,12}\S/,
  // A test that passed.
  /^\[? ?[✓✔√] ?\]? |^(?:ok \d{1,6}|PASS(?:ED)?|--- PASS:) /,
  // A command that searches for words such as `error`, or prints them.
  /(?:^|[$#>|%] ?)(?:sudo )?(?:[efz]?grep|rg|findstr|select-string) /i,
  /(?:^|[|&;$#>] ?)echo {1,3}["']/,
  // Source code that checks for, handles, raises, or logs an error.
  /^(?:except [\w.,() ]{1,100}:|(?:\} ?)?(?:else )?if ?\(|(?:\} ?)?catch ?\(|case ['"\w.]{1,60}:)/,
  /^(?:if err\b|return (?:fmt|errors)\.|(?:throw new|raise) [\w.]{1,60}\(|(?:console|logg?(?:er|ing)?)\.\w{1,20}\(|printf?\()/,
  // A metric or a table row whose only value is 0.
  /^[a-z_][\w:]{0,100}\{[^}]{0,500}\} 0(?:\.0{1,3})?$/i,
  /^[|│] {0,9}[^|│]{1,100}[|│] {0,20}0 {0,9}[|│]$/,
  // A line of `df` for the loop device of a snap package; such a device is always 100% full.
  /^\/dev\/loop\d/,
  // A comment. The space is required, because `#12` starts a step in the output of `docker build`.
  /^(?:#|\/\/) /,
]

/** A false, null, empty, or zero property, such as `error: null`, or a zero count, such as `0 failed`. */
const NEGATED =
  /\b\w{1,60}"?\s{0,3}[:=]\s{0,3}(?:false\b|null\b|""|0(?: times)?(?=\s{0,3}(?:[,;|)}\]]|\(0|$)))|(?<![^\s,;:(])0 [a-z]{1,60}(?=\s{0,3}(?:[,;)]|$))/gi

/** The part of a line that can report a failure; empty if the line only mentions a failure. */
export function failureIn(line: string): string {
  return HARMLESS_LINES.some((form) => form.test(line)) ? '' : line.replace(NEGATED, ' ')
}

/** Removes the commit messages of a Git log, which are the indented lines below a `Date:` line. */
export function withoutCommitMessages(lines: readonly string[]): string[] {
  let isMessage = false
  return lines.filter((line) => {
    const isIndented = line.startsWith('    ')
    if (!isIndented) isMessage = /^(?:Author|Commit)?Date: {1,8}\w/.test(line)
    return !(isIndented && isMessage)
  })
}
