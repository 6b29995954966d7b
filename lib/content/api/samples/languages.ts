import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'

/** Parts of a sample, as lines. The reader edits a file before pasting the next part. */
type SampleParts = readonly (readonly string[])[]

type Language = {
  /** Language identifier of the code block. */
  readonly language: string
  readonly label: string
  /** Client file that readers download and the samples import; curl needs none. */
  readonly client: string | null
  readonly write: (sample: Sample) => SampleParts
}

export const SAMPLE_LANGUAGES = [
  { language: 'bash', label: 'curl', client: null, write: curlSample },
  { language: 'powershell', label: 'PowerShell', client: 'manager.ps1', write: powershellSample },
  { language: 'python', label: 'Python', client: 'manager.py', write: pythonSample },
  { language: 'javascript', label: 'JavaScript', client: 'manager.mjs', write: javascriptSample },
  { language: 'csharp', label: 'C#', client: 'manager.cs', write: csharpSample },
] as const satisfies readonly Language[]

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

type SampleText = {
  readonly text: string
  /** The file that the reader edits before running the next part. */
  readonly edits?: string
}

/**
 * A sample for curl or PowerShell is split where the reader must edit a file. In other languages, a sample is one
 * program.
 */
export function writeSample({ write }: SampleLanguage, sample: Sample): SampleText[] {
  const parts = write(sample)
  return parts.map((lines, index) => {
    const file = sample.calls[index]?.saves?.file
    const isEdited = file !== undefined && index < parts.length - 1
    return { text: lines.join('\n'), ...(isEdited && { edits: file }) }
  })
}

/** A regular expression for an element with its content. Needs the flag that makes `.` match line breaks. */
function elementPattern(element: string): string {
  return `<${element}\\b(?:[^>]*/>|.*</${element}>)`
}

function usesFile({ body, saves }: SampleCall): boolean {
  return saves !== null || (body !== null && 'file' in body)
}

function editPrompt(file: string): string {
  return `Edit ${file}, save it, then press Enter.`
}

/** C# 11 or newer, with top-level statements. */
function csharpSample({ calls }: Sample): SampleParts {
  return [calls.flatMap((call) => csharpCall(call, calls.length > 1))]
}

function csharpCall({ verb, url, body, saves }: SampleCall, isEdited: boolean): string[] {
  const call = (content = '') =>
    `await Manager.Call("${verb}", "${url}"${content}${CERTIFICATE_ARGUMENTS.csharp.pinned})`
  const without = saves?.without === undefined ? '' : `, without: "${saves.without}"`
  if (saves !== null)
    return [
      `var response = ${call()};`,
      `File.WriteAllText("${saves.file}", Manager.Element("${saves.element}", response${without}));`,
      ...(isEdited ? [`Console.Write("${editPrompt(saves.file)} ");`, 'Console.ReadLine();'] : []),
    ]
  if (body === null) return [`Console.WriteLine(${call()});`]
  if ('file' in body) return [`Console.WriteLine(${call(`, File.ReadAllText("${body.file}")`)});`]
  return ['var body = """', body.xml, '""";', `Console.WriteLine(${call(', body')});`]
}

/** A module for Node.js. */
function javascriptSample({ calls }: Sample): SampleParts {
  const element = calls.some(({ saves }) => saves !== null) ? ', element' : ''
  const imports = [
    ...(calls.some(usesFile) ? [`import fs from 'node:fs'`] : []),
    ...(calls.length === 1 ? [] : [`import readline from 'node:readline/promises'`]),
    `import { call${element} } from './manager.mjs'`,
  ]
  return [[...imports, '', ...calls.flatMap((call) => javascriptCall(call, calls.length > 1))]]
}

function javascriptCall({ verb, url, body, saves }: SampleCall, isEdited: boolean): string[] {
  const { javascript, javascriptBody } = CERTIFICATE_ARGUMENTS
  const call = `await call('${verb}', '${url}'${javascript.pinned})`
  const callWith = (content: string) =>
    `await call('${verb}', '${url}', { ${content}${javascriptBody.pinned} })`
  const without = saves?.without === undefined ? '' : `, '${saves.without}'`
  if (saves !== null)
    return [
      `const response = ${call}`,
      `fs.writeFileSync('${saves.file}', element('${saves.element}', response${without}))`,
      ...(isEdited
        ? [
            'const terminal = readline.createInterface(process.stdin, process.stdout)',
            `await terminal.question('${editPrompt(saves.file)} ')`,
            'terminal.close()',
          ]
        : []),
    ]
  if (body === null) return [`console.log(${call})`]
  if ('file' in body) return [`console.log(${callWith(`body: fs.readFileSync('${body.file}')`)})`]
  return [`const body = \`${body.xml}\``, `console.log(${callWith('body')})`]
}

/** PowerShell 5.1 or newer. */
function powershellSample({ calls }: Sample): SampleParts {
  const [first = [], ...others] = calls.map(powershellCall)
  return [['. ./manager.ps1', ...first], ...others]
}

function powershellCall({ verb, url, body, saves }: SampleCall): string[] {
  const call = (content = '') =>
    `Invoke-Manager ${verb} "${url}"${content}${CERTIFICATE_ARGUMENTS.powershell.pinned}`
  const without = saves?.without === undefined ? '' : ` -Without ${saves.without}`
  if (saves !== null)
    return [
      // If this call fails, the next one must not send a file from an earlier run.
      `Remove-Item ${saves.file} -ErrorAction Ignore`,
      `[IO.File]::WriteAllText("$PWD/${saves.file}",`,
      `  (Select-Element ${saves.element} (${call()})${without}))`,
    ]
  if (body === null) return [call()]
  if ('file' in body) return [call(` ([IO.File]::ReadAllText("$PWD/${body.file}"))`)]
  return [`$body = @'`, body.xml, `'@`, call(' $body')]
}

/** Python 3 with only its standard library. */
function pythonSample({ calls }: Sample): SampleParts {
  const element = calls.some(({ saves }) => saves !== null) ? ', element' : ''
  const imports = [
    ...(calls.some(usesFile) ? ['from pathlib import Path'] : []),
    `from manager import call${element}`,
  ]
  return [[...imports, '', ...calls.flatMap((call) => pythonCall(call, calls.length > 1))]]
}

function pythonCall({ verb, url, body, saves }: SampleCall, isEdited: boolean): string[] {
  const call = (content = '') =>
    `call("${verb}", "${url}"${content}${CERTIFICATE_ARGUMENTS.python.pinned})`
  const without = saves?.without === undefined ? '' : `, without="${saves.without}"`
  if (saves !== null)
    return [
      `response = ${call()}`,
      `Path("${saves.file}").write_bytes(element("${saves.element}", response${without}).encode("utf-8"))`,
      ...(isEdited ? [`input("${editPrompt(saves.file)} ")`] : []),
    ]
  if (body === null) return [`print(${call()})`]
  if ('file' in body) return [`print(${call(`, Path("${body.file}").read_bytes()`)})`]
  return [`body = """${body.xml}"""`, `print(${call(', body')})`]
}

/** Name of a file that contains only the API token. */
const TOKEN_FILE = 'manager.token'
export const TOKEN = '<api-token>'

const START = `curl --fail-with-body${CERTIFICATE_ARGUMENTS.curl.pinned}`

/** Commands for Bash or zsh, because `urlLines` uses process substitution. */
function curlSample({ calls, contentType }: Sample): SampleParts {
  return calls.map((call, index) => curlCall(call, contentType, index > 0))
}

/** Perl code that prints an element of the response. If there is no such element, Perl fails and shows the response. */
function perlExtract({ element, without }: NonNullable<SampleCall['saves']>): string {
  const pattern = elementPattern(element)
  if (without === undefined) return `print $& if m{${pattern}}s or die $_`
  return `m{${pattern}}s or die $_; print $& =~ s{\\s*<${without}>.*?</${without}>}{}gsr`
}

/**
 * The argument that gives curl its URL. Other users of the machine can see the arguments of programs, so a URL with a
 * token is in a configuration file that exists only during the call. `printf` is part of the shell, not a program, so
 * its arguments stay hidden.
 * @param end text after the argument, such as a pipe
 */
function urlLines(url: string, end = ''): string[] {
  if (!url.includes(TOKEN)) return [`  "${url}"${end}`]
  const filled = url.replace(TOKEN, `$(cat ${TOKEN_FILE})`)
  return [`  --config <(printf url=%s \\`, `  "${filled}")${end}`]
}

/** @param isSecond whether an earlier call created the file that this call sends */
function curlCall(
  { verb, url, body, saves }: SampleCall,
  contentType: string,
  isSecond: boolean,
): string[] {
  // If the call fails, `>` has emptied the file, so the next call cannot send an outdated document.
  if (saves !== null)
    return [
      `${START} --silent --show-error \\`,
      ...urlLines(url, ' |'),
      `  perl -0777 -ne '${perlExtract(saves)}' > ${saves.file}`,
    ]
  const hasXml = body !== null && 'xml' in body
  const options = [
    ...(verb === 'GET' || (verb === 'POST' && body !== null) ? [] : [`  --request ${verb} \\`]),
    ...(body === null ? [] : [`  --header "Content-Type: ${contentType}" \\`]),
    ...(body === null ? [] : [`  --data-binary @${hasXml ? '-' : body.file} \\`]),
    // Without `--data`, curl sends no Content-Length, and some servers then refuse a POST or PUT request.
    ...(body === null && verb !== 'GET' && verb !== 'DELETE' ? ['  --data "" \\'] : []),
  ]
  const guard = isSecond && body !== null && 'file' in body ? `[ -s ${body.file} ] && ` : ''
  return [
    `${guard}${START} \\`,
    ...options,
    ...urlLines(url, hasXml ? " <<'XML'" : ''),
    ...(hasXml ? [body.xml, 'XML'] : []),
  ]
}
