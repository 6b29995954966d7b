/** Gives the page the look of parts on their way. Only scripts print them, so it comes with the script, not with the page. */
export function addPartStyle(): void {
  // The build inserts the style sheet.
  addStyle(process.env.PART_STYLE ?? '')
}

export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
