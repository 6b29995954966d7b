import type { SampleCall } from './sample-request'

type Language = {
  /** Language identifier of the code block. */
  readonly language: string
  readonly label: string
  /** The reader's file with the token and the pin of the certificate, which each sample uses. */
  readonly client: string
  readonly write: (call: SampleCall, mediaType: string) => string
}

export const SAMPLE_LANGUAGES: readonly [Language, ...Language[]] = [
  { language: 'bash', label: 'curl', client: 'manager.curl', write: curlSample },
  { language: 'powershell', label: 'PowerShell', client: 'manager.ps1', write: powershellSample },
  { language: 'python', label: 'Python', client: 'manager.py', write: pythonSample },
  { language: 'javascript', label: 'JavaScript', client: 'manager.mjs', write: javascriptSample },
  { language: 'csharp', label: 'C#', client: 'manager.cs', write: csharpSample },
]

/** A call without a token works before the reader has made `manager.curl`, and contains nothing secret. */
function curlSample(call: SampleCall, mediaType: string): string {
  const { verb, url, takesToken, sends, saves } = call
  const isDefault = verb === (sends === undefined ? 'GET' : 'POST')
  const body = [`--header "Content-Type: ${mediaType}"`, `--data-binary @${sends}`]
  const lines = [
    // Shells treat `?` and `&` outside of quotation marks as their own syntax.
    `curl ${url.includes('?') ? `"${url}"` : url}`,
    `${takesToken ? '--config manager.curl' : '--insecure'}${isDefault ? '' : ` --request ${verb}`}`,
    ...(sends === undefined ? [] : body),
    // Without `--data`, curl sends no Content-Length, and some servers then refuse a POST request.
    ...(verb === 'POST' && sends === undefined ? ['--data ""'] : []),
    ...(saves === undefined ? [] : [`--output ${saves}`]),
  ]
  return lines.join(' \\\n  ')
}

/** PowerShell 5.1 or newer. */
function powershellSample({ verb, url, sends, saves }: SampleCall): string {
  const body = sends === undefined ? '' : ` (Get-Content ${sends} -Raw -Encoding UTF8)`
  const call = `Invoke-Manager $url${verb === 'GET' ? '' : ` ${verb}`}${body}`
  const end = saves === undefined ? '' : ` |\n  Set-Content ${saves} -Encoding UTF8`
  return `. ./manager.ps1\n\n$url = "${url}"\n${call}${end}`
}

/** Python 3 with only its standard library. */
function pythonSample({ verb, url, sends, saves }: SampleCall): string {
  const call = `call(${argumentsOf(verb, sends)})`
  return [
    ...((sends ?? saves) === undefined ? [] : ['from pathlib import Path']),
    'from manager import call',
    '',
    `url = "${url}"`,
    ...(sends === undefined ? [] : [`body = Path("${sends}").read_bytes()`]),
    saves === undefined ? `print(${call})` : `Path("${saves}").write_text(${call}, "utf-8")`,
  ].join('\n')
}

/** A module for Node.js. */
function javascriptSample({ verb, url, sends, saves }: SampleCall): string {
  const call = `await call(${argumentsOf(verb, sends, "'")})`
  return [
    ...((sends ?? saves) === undefined ? [] : [`import fs from 'node:fs'`]),
    `import { call } from './manager.mjs'`,
    '',
    `const url = '${url}'`,
    ...(sends === undefined ? [] : [`const body = fs.readFileSync('${sends}')`]),
    saves === undefined ? `console.log(${call})` : `fs.writeFileSync('${saves}', ${call})`,
  ].join('\n')
}

/** C# 11 or newer, with top-level statements. */
function csharpSample({ verb, url, sends, saves }: SampleCall): string {
  const call = `await Manager.Call(${argumentsOf(verb, sends)})`
  return [
    `var url = "${url}";`,
    ...(sends === undefined ? [] : [`var body = File.ReadAllText("${sends}");`]),
    saves === undefined ? `Console.WriteLine(${call});` : `File.WriteAllText("${saves}", ${call});`,
  ].join('\n')
}

/** The body has a line of its own, because it does not fit beside the call. */
function argumentsOf(verb: string, sends: string | undefined, quote = '"'): string {
  const method = verb === 'GET' ? '' : `, ${quote}${verb}${quote}`
  return `url${method}${sends === undefined ? '' : ', body'}`
}
