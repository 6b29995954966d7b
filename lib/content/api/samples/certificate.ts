/**
 * How the samples of each language accept the certificate of a manager: by the reader's pin, as they are printed; and
 * without any check. With a certificate that the system trusts they have neither.
 */
export const CERTIFICATE_ARGUMENTS = {
  curl: { pinned: ' --insecure --pinnedpubkey manager.pub', unchecked: ' --insecure' },
  powershell: { pinned: ' -Pin "<pin>"', unchecked: ' -Insecure' },
  python: { pinned: ', pin="<pin>"', unchecked: ', insecure=True' },
  /** Without a body, and with one. */
  javascript: { pinned: ", { pin: '<pin>' }", unchecked: ', { insecure: true }' },
  javascriptBody: { pinned: ", pin: '<pin>'", unchecked: ', insecure: true' },
  csharp: { pinned: ', pin: "<pin>"', unchecked: ', insecure: true' },
} as const

const ARGUMENTS = Object.values(CERTIFICATE_ARGUMENTS)

/** A part of a sample; `unchecked` is its replacement when nothing is checked. */
export type SamplePart = { readonly text: string; readonly unchecked?: string }

/** Cuts a sample where it says how it accepts the certificate. */
export function certificateParts(sample: string): SamplePart[] {
  const found = ARGUMENTS.map((argument) => ({ ...argument, at: sample.indexOf(argument.pinned) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)[0]
  if (found === undefined) return sample === '' ? [] : [{ text: sample }]
  const { at, pinned, unchecked } = found
  return [
    ...(at === 0 ? [] : [{ text: sample.slice(0, at) }]),
    { text: pinned, unchecked },
    ...certificateParts(sample.slice(at + pinned.length)),
  ]
}

/** How the request samples accept the certificate of a manager; apart, so that only their pages load it. */
export const CERTIFICATE_MEANINGS = {
  pinned: 'Accepts only the pinned certificate.',
  trusted: 'Accepts what your system trusts.',
  unchecked:
    'Accepts any certificate: others on the network path can read the token. For a test only.',
} as const
