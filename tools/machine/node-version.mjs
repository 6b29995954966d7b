// Plain JavaScript without imports: this file must still run on the old Node it complains about.

/**
 * The sentence to print when Node is older than a range asks for, or '' when it is new enough.
 * @param {string} version the running version, such as "v18.19.0"
 * @param {string} range of `engines.node`; its first version counts, as 20.9 in "^20.9 || >=22"
 * @returns {string}
 */
export function nodeVersionProblem(version, range) {
  const minimum = range.replace(/^[^0-9]*/, '').split(' ')[0] || '0'
  const running = version.replace(/^v/, '')
  if (running.localeCompare(minimum, 'en', { numeric: true }) >= 0) return ''
  return `This site needs Node ${minimum} or newer, but this is Node ${running}: install a newer one from https://nodejs.org.`
}
