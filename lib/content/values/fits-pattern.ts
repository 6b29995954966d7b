/** Whether a regular expression without anchors matches the whole value. */
export function fitsPattern(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(value)
}
