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
