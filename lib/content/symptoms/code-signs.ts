const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  411: 'Length Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Reason phrases that nginx prints instead of the standard ones. */
const NGINX_REASONS: Readonly<Record<number, string>> = {
  401: 'Authorization Required',
  503: 'Service Temporarily Unavailable',
  504: 'Gateway Time-out',
}

export function statusSigns(status: number): string[] {
  const reasons = [REASONS[status], NGINX_REASONS[status]].filter((reason) => reason !== undefined)
  return [
    `HTTP/1.0 ${status}`,
    `HTTP/1.1 ${status}`,
    `HTTP/2 ${status}`,
    `HTTP/2.0 ${status}`,
    `HTTP/3 ${status}`,
    `HTTP ${status}`,
    `HTTP Error ${status}`,
    `HTTP status ${status}`,
    `HttpCode="${status}"`,
    `returned error: ${status}`,
    `returned an error: (${status})`,
    `ManagerError: ${status}`,
    `status ${status}`,
    `status code ${status}`,
    `StatusCode: ${status}`,
    `status_code ${status}`,
    `status=${status}`,
    `response code ${status}`,
    `response code: ${status}`,
    `indicate success: ${status}`,
    `${status} Client Error`,
    `${status} Server Error`,
    ...reasons.map((reason) => `${status} ${reason}`),
  ]
}

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
