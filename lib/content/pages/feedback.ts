/**
 * Where a reader says whether a page helped: a mail with a subject, or an address that gets page and answer.
 * @param target what the owner names: `mailto:…` or an address with https://
 */
export function feedbackAddress(target: string, route: string, answer: 'yes' | 'no'): string {
  const address = new URL(target)
  if (address.protocol === 'mailto:')
    return `${target}?subject=${encodeURIComponent(`Helpful: ${answer}, ${route}`)}`
  address.searchParams.set('page', route)
  address.searchParams.set('helpful', answer)
  return address.href
}
