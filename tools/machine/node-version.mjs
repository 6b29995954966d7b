// Plain JavaScript without imports: this file must still run on the old Node it complains about.

/**
 * Reads the lowest version out of an `engines.node` range such as ">=20.9".
 * @param {string} range
 * @returns {string}
 */
export function minimumVersion(range) {
  return range.replace(/^[^0-9]*/, '').split(' ')[0] || '0'
}

/**
 * Says whether a version such as "v20.9.0" is at least as new as a minimum such as "20.9".
 * @param {string} version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isAtLeast(version, minimum) {
  const actual = version.replace(/^v/, '').split('.').map(parseDecimal)
  const wanted = minimum.split('.').map(parseDecimal)
  for (let i = 0; i < wanted.length; i++) {
    const difference = (actual[i] || 0) - (wanted[i] || 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * The sentence to print when Node is older than the range asks for, or '' when it is new enough.
 * @param {string} version the running version, such as "v18.19.0"
 * @param {string} range the range of `engines.node`
 * @returns {string}
 */
export function nodeVersionProblem(version, range) {
  const minimum = minimumVersion(range)
  if (isAtLeast(version, minimum)) return ''
  return `This site needs Node ${minimum} or newer, but this is Node ${version.replace(/^v/, '')}: install a newer one from https://nodejs.org.`
}

/**
 * @param {string} digits
 * @returns {number}
 */
function parseDecimal(digits) {
  return parseInt(digits, 10)
}
