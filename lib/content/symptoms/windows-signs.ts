/** Text before the error number in the output of the `net` command, in several Windows languages. */
const SYSTEM_ERROR = [
  'System error',
  'Systemfehler',
  'erreur système',
  'error de sistema',
  'errore di sistema',
  'erro de sistema',
  'システム エラー',
  '发生系统错误',
]
/** The first Winsock error number. Other numbers are rarely this high, so `error 10060` is most likely from Winsock. */
const FIRST_SOCKET_ERROR = 10_000

/**
 * Forms in which Windows, robocopy, .NET, Python, and Rust print a Windows error number. Rust's form is limited to
 * Winsock errors, because `os error 5` can be a Linux error.
 */
export function windowsSigns(code: number): string[] {
  const hex = code.toString(16)
  const names =
    code < FIRST_SOCKET_ERROR
      ? [
          ...SYSTEM_ERROR.map((name) => `${name} ${code}`),
          `[SC] … FAILED ${code}`,
          `Win32Exception (${code})`,
          `WIN32_EXIT_CODE: ${code}`,
        ]
      : [
          ...['error', 'errno', 'error code:', 'error number'].map((name) => `${name} ${code}`),
          `os error ${code}`,
          `SocketException (${code})`,
        ]
  return [
    ...names,
    `WinError ${code}`,
    `${code} (0x${hex.padStart(8, '0')})`,
    `0x8007${hex.padStart(4, '0')}`,
  ]
}
