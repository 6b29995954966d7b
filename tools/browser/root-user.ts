/** Whether this process runs as root; never on Windows. */
export function isRootUser(): boolean {
  return process.getuid?.() === 0
}
