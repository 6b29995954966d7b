/** Whether a document answers at an address, with any status: false means that the network is away. */
export async function documentAnswers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { credentials: 'same-origin', signal, headers: { accept: 'text/html' } })
    return true
  } catch {
    return false
  }
}
