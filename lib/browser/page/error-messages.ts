const MOST_CAUSES = 10
const UNKNOWN = 'An unknown error occurred.'

/**
 * The message of an error and those of its causes, outermost first, without stack traces.
 * Anything can be thrown: texts, undefined, errors without a message, causes in a circle.
 */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = []
  let current = error
  for (let depth = 0; depth < MOST_CAUSES; depth += 1) {
    messages.push(messageOf(current))
    if (!(current instanceof Error) || current.cause === undefined || current.cause === current)
      break
    current = current.cause
  }
  return [...new Set(messages)]
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message.trim() || error.name || UNKNOWN
  if (typeof error === 'string') return error.trim() || UNKNOWN
  return UNKNOWN
}
