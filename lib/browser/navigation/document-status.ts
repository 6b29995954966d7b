/** The status a document answers with at an address; null when none answers: the network is away. */
export async function documentStatus(address: string, signal: AbortSignal): Promise<number | null> {
  try {
    const { status } = await fetch(address, {
      credentials: 'same-origin',
      signal,
      headers: { accept: 'text/html' },
    })
    return status
  } catch {
    return null
  }
}
