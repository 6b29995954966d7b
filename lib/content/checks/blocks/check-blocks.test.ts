import { expect, it } from 'vitest'
import { formatProblem } from '../../problem'
import { checkBlocks } from './check-blocks'
import type { CheckedLanguage } from './source-block'

const check = async (language: CheckedLanguage, text: string) =>
  (await checkBlocks([[{ language, text, file: 'a.mdx', line: 10 }]])).map(formatProblem)

it.each([
  ['(\nset -e\n# Keep the key\nls\n)', '12 code block (bash): found the comment "# Keep'],
  ['ls\nallow tcp 1  # RTP', '11 code block (bash): found the comment "# RTP"'],
  ['ls\nhelm show values a.tgz > my.yaml', '11 code block (bash): found "helm show'],
  ['helm show values a.tgz\nhelm upgrade a a.tgz', 'the reader must first edit'],
  ['kubectl apply -f cnpg.yaml\nhelm upgrade a a.tgz', 'the reader must first wait'],
  ['terraform plan -out a && terraform apply a', 'the reader must first review the plan'],
  ['docker compose -f a up -d\ndocker compose -f b up -d', '11 code block'],
  ['kubectl exec -it <pod> \\\n  -- bash\ncd /opt', '10 code block (bash): found commands below'],
  ['ssh -Y root@<ip>\nls', 'the command takes over the terminal'],
  ['chmod 600 a && nano a\nls', 'the command takes over the terminal'],
  ['sudo apt upgrade\nsudo apt install -y curl', 'waits for an answer'],
  ['( echo Edit it; read -r answer; curl a )', 'waits for an answer'],
  ['kubectl apply -f https://x/ingress-nginx/controller-v1.8.1/deploy.yaml', 'CVE-2025-1974'],
  [
    'ls\ncurl -k \\\n  --config <(printf \'url="%s"\' "https://h/Events?usertoken=$(cat t)")',
    '11 code block (bash): found "curl -k',
  ],
  [
    'curl "https://h:8758/CambriaLM/v1/Events?IncludeDetails=true&usertoken=<api-token>"',
    'other users of the machine can see the arguments',
  ],
  [
    'curl -H "Authorization: Bearer $TOKEN" https://h/',
    'other users of the machine can see the arguments',
  ],
  ['curl --insecure -u ops:x https://h/', 'others on the network can read the token or password'],
  ['[ -e a ] ||\n  helm show values b.tgz > a', 'that the file is missing or empty'],
  ['echo "Done!now"', 'found "!" in'],
  ['ls\necho "a', '11 code block (bash)'],
  ['ls\nfi', '11 code block (bash): found "fi"'],
  ['ls <Pod>', 'valid code'],
])('finds in bash: %j', async (text, message) => {
  expect(await check('bash', text)).toEqual([expect.stringContaining(message)])
})

it.each<[CheckedLanguage, string, string]>([
  ['cmd', 'nano ^\n  a\ndir', '10 code block (cmd): found commands below "nano a"'],
  ['powershell', 'Read-Host "Go on"\ndir', '10 code block (powershell): found commands below'],
  ['powershell', 'dir\nif ($a) {', '11 code block (powershell)'],
  ['hcl', 'a = {\n', 'code block (hcl)'],
  ['json', '{ "a": 1, }', 'expected valid JSON'],
  ['yaml', 'a: 1\n b: 2', 'found "a: 1", expected quotation marks around a value with a colon'],
  ['xml', '<a>\n  <b></a>', '11 code block (xml)'],
  [
    'xml',
    '<a>\n  <b><!-- its content --></b></a>',
    '11 code block (xml): found the element b, which contains only a comment',
  ],
])('finds in %s: %j', async (language, text, message) => {
  expect(await check(language, text)).toEqual([expect.stringContaining(message)])
})

it.each<[CheckedLanguage, string, string]>([
  ['bash', 'helm\u00A0list', 'no-break space in "helm[U+00A0]list", expected a space'],
  ['bash', 'ls\u3000-l', 'wide or thin space in "ls[U+3000]-l", expected a space'],
  ['bash', 'helm list \u2013all', 'en dash in "helm list [U+2013]all", expected - or --'],
  ['sh', 'ls \u2014all', 'em dash in "ls [U+2014]all", expected - or --'],
  ['cmd', 'dir \u2212a', 'minus sign in "dir [U+2212]a", expected -'],
  ['cmd', 'dir \u2011a', 'typographic hyphen in "dir [U+2011]a", expected -'],
  ['powershell', 'echo \u201Cx', 'typographic quotation mark in "echo [U+201C]x", expected "'],
  ['python', "print('a\u2019)", `typographic apostrophe in "print('a[U+2019])", expected '`],
  ['json', '{ "a\u200B": 1 }', 'zero-width space in "{ "a[U+200B]": 1 }", expected nothing'],
  ['yaml', 'a: x\u00ADy', 'soft hyphen in "a: x[U+00AD]y", expected nothing, or -'],
  ['xml', '<a>\u202Ex</a>', 'text direction mark in "<a>[U+202E]x</a>"'],
  ['ini', 'a = b\u200Dc', 'zero-width character in "a = b[U+200D]c", expected nothing'],
  ['csharp', 'a(\u2026);', 'ellipsis in "a([U+2026]);", expected ...'],
  ['javascript', "a\uFF08'b')", `full-width or styled character in "a[U+FF08]'b')", expected (`],
  ['hcl', 'a = 1\u0007', 'control character in "a = 1[U+0007]", expected nothing'],
  ['bash', 'h\u0435lm list', 'Cyrillic or Greek letter in a Latin word in "h[U+0435]lm list"'],
])(
  'reports code in %s that looks right but fails when pasted: %j',
  async (language, text, message) => {
    expect(await check(language, text)).toEqual([
      expect.stringContaining(`a.mdx:10 code block (${language}): found ${message}`),
    ])
  },
)

it.each<[CheckedLanguage, string]>([
  [
    'bash',
    "echo 'Gr\u00FC\u00DFe \u65E5\u672C \u041F\u0440\u0438 5 \u03BCs \u2714\uFE0F \u{1F469}\u200D\u{1F4BB}'",
  ],
  [
    'bash',
    '[ -s my.yaml ] ||\n  helm show values a.tgz > my.yaml\nchmod 600 my.yaml && nano my.yaml',
  ],
  ['bash', "curl -X POST <host> <<'XML'\n<a b=\"c\"><!-- # --></a>\nXML\nls | grep 'a!b'"],
  ['bash', 'curl -k "https://h/v1/SystemInfo"\ncurl -sk --pinnedpubkey a.pub "https://h?token=x"'],
  ['bash', 'curl -K <(printf \'header = "Authorization: Bearer %s"\' "$T") https://h/'],
  ['cmd', 'if not exist my.yaml helm show values a.tgz > my.yaml'],
  ['json', '{ "a": "<account-id>" }'],
  ['xml', '<Content><b><!-- what a manager sends --></b></Content>'],
])('accepts in %s: %j', async (language, text) => {
  expect(await check(language, text)).toEqual([])
})

it('finds a storage driver without a default class on its page', async () => {
  const driver = 'eksctl create addon \\\n  --name=aws-ebs-csi-driver'
  const block = (text: string) => ({ language: 'bash', text, file: 'a.mdx', line: 1 }) as const
  const known = block('kubectl annotate storageclass gp2 x/is-default-class=true')
  expect(await checkBlocks([[block(driver)], [block(driver), known]])).toHaveLength(1)
})

it('names the line within a generated block', async () => {
  const [problem] = await checkBlocks([
    [{ language: 'bash', text: 'ls\nls\u00A0-l', file: 'a.mdx' }],
  ])
  expect(problem && formatProblem(problem)).toContain('a.mdx: line 2 of a generated block,')
})
