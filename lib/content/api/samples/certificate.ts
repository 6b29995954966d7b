/**
 * Name of the value that says how samples check the certificate: `trusted`, `any`, or empty. If it is empty,
 * samples compare the certificate with the pin.
 */
export const CERTIFICATE_VALUE = 'certificate'
export const UNCHECKED = 'any'

/**
 * Arguments that set which certificates the samples accept. `pinned`, the default, accepts only the certificate that
 * the reader pinned; `unchecked` accepts any certificate. Without an argument, the system must trust the certificate.
 */
export const CERTIFICATE_ARGUMENTS = {
  curl: { pinned: ' --insecure --pinnedpubkey manager.pub', unchecked: ' --insecure' },
  powershell: { pinned: ' -Pin "<pin>"', unchecked: ' -Insecure' },
  python: { pinned: ', pin="<pin>"', unchecked: ', insecure=True' },
  /** `javascript` is for calls without a body, `javascriptBody` for calls with one. */
  javascript: { pinned: ", { pin: '<pin>' }", unchecked: ', { insecure: true }' },
  javascriptBody: { pinned: ", pin: '<pin>'", unchecked: ', insecure: true' },
  csharp: { pinned: ', pin: "<pin>"', unchecked: ', insecure: true' },
} as const

const ARGUMENTS = Object.values(CERTIFICATE_ARGUMENTS)

/** If `unchecked` is set, `text` is a certificate argument. `unchecked` replaces it if the reader skips the check. */
export type SamplePart = { readonly text: string; readonly unchecked?: string }

export function certificateParts(sample: string): SamplePart[] {
  const found = ARGUMENTS.map((argument) => ({ ...argument, at: sample.indexOf(argument.pinned) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0]
  if (found === undefined) return sample === '' ? [] : [{ text: sample }]
  const { at, pinned, unchecked } = found
  return [
    ...(at === 0 ? [] : [{ text: sample.slice(0, at) }]),
    { text: pinned, unchecked },
    ...certificateParts(sample.slice(at + pinned.length)),
  ]
}
