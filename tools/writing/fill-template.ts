import { readFileSync } from 'node:fs'

/** A file of `templates/` with each `{{name}}` replaced by its value. */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(new URL(`./templates/${file}`, import.meta.url), 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
