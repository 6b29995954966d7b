/** Gives the page the look of parts on their way. Only scripts print them, so it comes with the script, not with the page. */
export function addPartStyle(): void {
  const sheet = new CSSStyleSheet()
  // The build inserts the style sheet.
  sheet.replaceSync(process.env.PART_STYLE ?? '')
  document.adoptedStyleSheets.push(sheet)
}
