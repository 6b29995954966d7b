/**
 * The site's style sheets for the offline copy. It has no scripts, wherever it is opened, and follows the system's
 * color mode, because nobody can choose one.
 * @param sheets texts of the exported style sheets, then that of the copy itself
 */
export function offlineStyles(sheets: readonly string[]): string {
  return sheets
    .join('\n')
    .replace(/\(scripting:\s*none\)/g, '(min-width:0px)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0px)')
    .replace(
      /(?<=[{}])(\s*):root\.dark\s*\{([^}]*)\}/g,
      '$1@media (prefers-color-scheme:dark){:root{$2}}',
    )
}
