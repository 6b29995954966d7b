import { type Node, parse } from './grammars'
import { type BlockFinding, quoted } from './source-block'

/**
 * Commands that take over the terminal or wait for an answer, so that the lines below them in a pasted block become
 * input or do not run.
 */
const TAKES_OVER: readonly RegExp[] = [
  /^(?:kubectl|(?:sudo )?docker) (?:exec|run|attach|debug)\b.* (?:-it|-ti|-i|-t|--stdin|--tty)\b/,
  /^kubectl (?:edit|proxy|port-forward|attach)\b/,
  /^kubectl argo rollouts dashboard\b/,
  /^(?:kubectl|helm|docker|journalctl|tail)\b.* (?:-w|--watch|-f|--follow)$/,
  /^kubectl logs\b.* (?:-f|--follow)\b/,
  /^(?:sudo )?(?:ssh|su|less|more|man|top|htop|watch|read|exit|logout|pause)\b/,
  /^sudo -[is]\b/,
  /^(?:sudo )?(?:nano|vim?|emacs|notepad|Read-Host|[./]*TerraformVariableEditor)\b/,
  // Without -y, apt may ask for confirmation.
  /^(?:sudo )?apt(?:-get)? (?:upgrade|install|dist-upgrade|full-upgrade|remove)\b(?!.* (?:-y|--yes)\b)/,
]

/** Pairs of commands between which the reader must do something, such as edit a file or wait. */
const ACTS_BETWEEN: readonly {
  readonly first: RegExp
  readonly later: RegExp
  readonly act: string
}[] = [
  { first: /\bhelm show values\b/, later: /\bhelm (?:upgrade|install)\b/, act: 'edit the values' },
  {
    first: /\bkubectl apply\b.*(?:cnpg|argo|cert-manager)|deployCambriaKubeDependencies/,
    later: /\bhelm (?:upgrade|install)\b/,
    act: 'wait for the pods',
  },
  { first: /\bterraform plan\b/, later: /\bterraform apply\b/, act: 'review the plan' },
  {
    first: /\bdocker compose\b.* up\b/,
    later: /\bdocker compose\b.* up\b/,
    act: 'switch to another machine or wait for the next upgrade',
  },
]

const HARMFUL: readonly {
  readonly pattern: RegExp
  readonly expected: string
  readonly advice: string
}[] = [
  {
    // `[ -s values.yaml ] ||` protects a file with content. A test with -e is not enough: if the command fails, it
    // leaves an empty file, and every later attempt would skip the command.
    pattern: /^(?:\[ -[^s] \S+ \] \|\|\s*)?helm show values \S+ >(?!>)/,
    expected: 'a check that the file is missing or empty: "[ -s … ] ||" or "if not exist"',
    advice: 'the command overwrites the passwords, tokens, and license keys in the file',
  },
  {
    pattern: /ingress-nginx\/controller-v(?:0|1\.(?:\d|10)\.|1\.11\.[0-4]\b|1\.12\.0)/,
    expected: 'controller 1.12.1 or newer',
    advice: 'this version is vulnerable to CVE-2025-1974',
  },
  {
    // `usertoken=wrong` is allowed: a page uses it to show how the API refuses a token.
    pattern:
      /^(?=.* (?:-[A-Za-z]{0,9}k|--insecure|--no-check-certificate|-SkipCertificateCheck)\b)(?!.*--pinnedpubkey).*(?:[Tt]oken=(?!wrong\b)|[Aa]uthorization:| -u | --user )/,
    expected: 'a pinned certificate (curl: --pinnedpubkey), or a call without a token or password',
    advice: 'others on the network can read the token or password',
  },
  {
    // `filledIn` puts underscores around placeholders. A variable starts with a dollar sign.
    pattern: /^(?:curl|wget)(?!.* (?:-K|--config) <\() .*(?:[Tt]oken=|[Bb]earer )[_$]/,
    expected: 'a token that curl reads from a file: --config <(printf … "…$(cat manager.token)")',
    advice:
      'other users of the machine can see the arguments, which also stay in the shell history',
  },
]

/** Commands that cause harm unless another command is on the same page. */
export const COMPANIONS: readonly {
  readonly found: RegExp
  readonly needed: RegExp
  readonly expected: string
  readonly advice: string
}[] = [
  {
    found: /eksctl create addon --name=aws-ebs-csi-driver/,
    needed: /is-default-class=true/,
    expected: 'a step on the same page that makes a storage class the default',
    advice: 'new EKS clusters have no default storage class, so volumes stay pending',
  },
]

/** A command in a block, with its continued lines joined into one. */
type Command = { readonly text: string; readonly row: number; readonly isLast: boolean }

/** Keywords and symbols that are valid only inside a longer command. */
const STRAY = /^(?:then|elif|else|fi|do|done|esac|\}|;;)$/
/** An exclamation mark that interactive shells replace with a command from their history. */
const HISTORY = /![^\s="'\])]/

export async function bashFindings(text: string): Promise<BlockFinding[]> {
  const root = await parse(text, 'bash')
  return [
    ...nodesOf(root, 'comment').map((node) => ({
      row: node.startPosition.row,
      found: `the comment ${quoted(node.text)}`,
      expected: 'the comment as text above the block',
      advice: 'zsh, the default shell of macOS, runs comments as commands',
    })),
    ...nodesOf(root, 'command_name')
      .filter((node) => STRAY.test(node.text))
      .map((node) => ({
        row: node.startPosition.row,
        found: quoted(node.text),
        expected: 'the whole command, including its first line',
      })),
    ...nodesOf(root, 'word', 'string')
      .filter((node) => HISTORY.test(node.text))
      .map((node) => ({
        row: node.startPosition.row,
        found: `"!" in ${quoted(node.text)}`,
        expected: 'single quotes around the text',
      })),
    ...commandFindings(commandsOf(root)),
  ]
}

/**
 * Finds commands that fail or cause harm when the block is pasted into cmd or PowerShell. Splits the block at line
 * breaks, without a grammar.
 * @param continuation character at the end of a line that continues the command on the next line
 */
export function lineFindings(text: string, continuation: string): BlockFinding[] {
  const lines = text.split('\n')
  const commands: Command[] = []
  for (const [row, line] of lines.entries()) {
    const before = lines[row - 1]?.endsWith(continuation) ? commands.pop() : undefined
    const part = line.endsWith(continuation) ? line.slice(0, -1) : line
    const joined = oneLine(`${before?.text ?? ''} ${part}`)
    const isLast = lines.slice(row + 1).every((rest) => rest.trim() === '')
    if (joined !== '') commands.push({ text: joined, row: before?.row ?? row, isLast })
  }
  return commandFindings(commands)
}

function commandsOf(root: Node): Command[] {
  const nodes = nodesOf(root, 'command', 'redirected_statement')
  const last = Math.max(0, ...nodesOf(root, 'command').map((node) => node.startIndex))
  return nodes.map((node) => ({
    text: oneLine(node.text.replaceAll('\\\n', ' ')),
    row: node.startPosition.row,
    isLast: node.endIndex > last,
  }))
}

function commandFindings(commands: readonly Command[]): BlockFinding[] {
  const takeovers = commands.filter(
    ({ text, isLast }) => !isLast && TAKES_OVER.some((pattern) => pattern.test(text)),
  )
  return [
    ...takeovers.map(({ text, row }) => ({
      row,
      found: `commands below ${quoted(text)}`,
      expected: 'this command at the end of the block',
      advice: 'the command takes over the terminal or waits for an answer',
    })),
    ...commands.flatMap(({ text, row }) =>
      HARMFUL.filter(({ pattern }) => pattern.test(text)).map(({ expected, advice }) => ({
        row,
        found: quoted(text),
        expected,
        advice,
      })),
    ),
    ...ACTS_BETWEEN.flatMap(({ first, later, act }) => {
      const start = commands.findIndex(({ text }) => first.test(text))
      const next = commands.find(({ text }, index) => index > start && later.test(text))
      if (start === -1 || next === undefined) return []
      const expected = 'a separate block for this command'
      const advice = `the reader must first ${act}`
      return [{ row: next.row, found: quoted(next.text), expected, advice }]
    }),
  ]
}

function nodesOf(root: Node, ...types: readonly string[]): Node[] {
  return root.descendantsOfType([...types]).filter((node) => node !== null)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
