/** Whether an unanchored regular expression matches the whole value. */
export function fitsPattern(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(value)
}
