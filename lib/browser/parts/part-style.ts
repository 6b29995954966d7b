/** The build puts the text of its style sheet in. */
declare const PART_STYLE: string

/** Gives the page the look of parts on their way. Only scripts print them, so it comes with the script, not with the page. */
export function addPartStyle(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PART_STYLE)
  document.adoptedStyleSheets.push(sheet)
}
