/** Webpack loader that gives the tokens in a style sheet their short names. */
export default function tokenNamesLoader(source) {
  return this.getOptions().rename(source)
}
