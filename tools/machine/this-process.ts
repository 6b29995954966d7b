/** Whether this process runs as root; never on Windows. */
export function isRootUser(): boolean {
  return process.getuid?.() === 0
}

/** Prints what went wrong as one plain sentence, without a stack, and lets the script end with status 1. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
