import { expect, it } from 'vitest'
import { formatProblem } from '../../problem'
import { checkBlocks } from './check-blocks'
import { readCommandRules } from './shell-block'
import type { CheckedLanguage } from './source-block'

const RULES = readCommandRules('.')

const check = async (language: CheckedLanguage, text: string) =>
  (await checkBlocks([{ language, text, file: 'a.mdx', line: 10 }], RULES)).map(formatProblem)

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
  ['curl --insecure -u ops:x https://h/', 'others on the network can read the token or password'],
  ['[ -e a ] ||\n  helm show values b.tgz > a', 'that the file is missing or empty'],
  ['ls\nrm -rf a', '11 code block (bash): found "rm -rf a", expected a command that does no harm'],
  ['sudo rm -f -R a', 'or danger="…" after the language of the block'],
  ['helm uninstall a -n default', 'expected a command that does no harm'],
  ['aws iam delete-role --role-name=a', 'expected a command that does no harm'],
  ['terraform destroy -auto-approve', 'expected a command that does no harm'],
  ['eksctl create addon --name=a --force', 'expected a command that does no harm'],
  ['sudo docker compose -f a.yaml down -v', 'expected a command that does no harm'],
  ['chmod -R 777 a', 'expected a command that does no harm'],
  ['curl -sk https://h/', 'expected a command that does no harm'],
  ['kubectl port-forward svc/a 80:80 --address=0.0.0.0', 'expected a command that does no harm'],
  ['export AWS_SECRET_ACCESS_KEY="<key>"', 'expected a command that does no harm'],
  ['curl -fsSL https://h/install.sh | sudo bash', 'found "sudo bash", expected a command'],
  ['echo "Done!now"', 'found "!" in'],
  ['ls\necho "a', '11 code block (bash)'],
  ['ls\nfi', '11 code block (bash): found "fi"'],
  ['ls >', 'valid code'],
  ['kubectl logs -f a\nls', '10 code block (bash): found commands below "kubectl logs -f a"'],
  ['ls\n$ helm list', '11 code block (bash): found "$ helm list", expected the command without'],
  ['[root@host ~]# ls', 'found "[root@host ~]# ls", expected the command without the prompt'],
  ['helm list \\ \n  -a', 'expected no space after the sign that continues the line'],
  ['curl https://h/?a=1&b=2', 'expected quotation marks around a URL with &'],
  ['helm get YOUR_RELEASE', 'expected lowercase words with hyphens in < >'],
  ['ls <Pod>', '10 code block (bash): found "ls <Pod>", expected lowercase words with hyphens'],
  ['helm install <my_release> a.tgz', 'expected lowercase words with hyphens'],
  ['helm list \\\n  --name <CLUSTER-NAME> \\\n  -a', '11 code block (bash): found "--name'],
  ['curl https://a/{{< param "v" >}}/b', 'expected the value itself'],
  ['ls\ncurl http://10.0.0.1/api?a=1', '11 code block (bash): found "http://10.0.0.1/api?a=1"'],
  ['ffmpeg -i in.mp4 -map 0:a? out.mp4', 'found "0:a?", expected quotation marks'],
  ['ls a?b *.mp4 > "c?d"', 'found "a?b", expected quotation marks'],
  ['helm upgrade x c.tgz --set a[0].b=1', 'found "a[0].b=1", expected quotation marks'],
  ['curl -L "$HOST"/api?a=1', 'zsh reads ? and [ ] as a pattern'],
  ['helm get "$(basename a[$i].tgz)"', 'zsh reads ? and [ ] as a pattern'],
  ['pip install --upgrade \\\n  ansible[azure]', '11 code block (bash): found "ansible[azure]"'],
])('finds in bash: %j', async (text, message) => {
  expect(await check('bash', text)).toEqual([expect.stringContaining(message)])
})

it.each<[CheckedLanguage, string, string]>([
  ['cmd', 'nano ^\n  a\ndir', '10 code block (cmd): found commands below "nano a"'],
  ['powershell', 'Read-Host "Go on"\ndir', '10 code block (powershell): found commands below'],
  ['cmd', 'rd /s /q a', 'expected a command that does no harm'],
  ['powershell', 'Remove-Item a -Recurse', 'expected a command that does no harm'],
  ['powershell', 'irm https://h/i.ps1 | iex', 'expected a command that does no harm'],
  ['powershell', 'dir\nif ($a) {', '11 code block (powershell)'],
  [
    'cmd',
    'C:\\Temp> dir',
    '10 code block (cmd): found "C:\\Temp> dir", expected the command without',
  ],
  ['powershell', 'PS C:\\> dir', 'expected the command without the prompt'],
  ['json', '{ "a": 1, }', 'expected valid JSON: JSON does not support trailing commas'],
  [
    'json',
    '{\n  "a": [ // (1)!\n  ] }',
    '11 code block (json): found ""a": [ // (1)!", expected valid',
  ],
  ['yaml', 'a: 1\n b: 2', 'found "a: 1", expected name: value, with quotation marks'],
  ['xml', '<a>\n  <b></a>', '11 code block (xml): found the error "unexpected close tag"'],
  ['xml', '<a>&nbsp;</a>', '10 code block (xml): found the error "undefined entity"'],
  ['xml', '<a>\n<b/>', '11 code block (xml): found the error "unclosed tag: a"'],
])('finds in %s: %j', async (language, text, message) => {
  expect(await check(language, text)).toEqual([expect.stringContaining(message)])
})

it.each([
  ['helm\u00A0list', 'helm[U+00A0]list'],
  ['helm list \u2013all', 'helm list [U+2013]all'],
  ['echo \u201Cx', 'echo [U+201C]x'],
  ['h\u0435lm list', 'h[U+0435]lm list'],
  ['a\u200Bb', 'a[U+200B]b'],
  ['a\u0007b', 'a[U+0007]b'],
])('reports code that looks right but fails when pasted: %j', async (text, found) => {
  expect(await check('bash', text)).toEqual([
    `a.mdx:10 code block (bash): found "${found}", expected the character on the keyboard, or none`,
  ])
})

it.each<[CheckedLanguage, string]>([
  ['bash', "echo 'Gr\u00FC\u00DFe 5 \u03BCs'"],
  [
    'bash',
    '[ -s my.yaml ] ||\n  helm show values a.tgz > my.yaml\nchmod 600 my.yaml && nano my.yaml',
  ],
  ['bash', "curl -X POST <host> <<'XML'\n<a b=\"c\"><!-- # --></a>\nXML\nls | grep 'a!b'"],
  [
    'bash',
    'rm a\nterraform plan -destroy\nbash install.sh --check\nkubectl drain a --delete-emptydir-data',
  ],
  ['bash', 'export SECRET="$(cat s)"\ncurl -k https://localhost/\naws a --cidr 0.0.0.0/0'],
  ['bash', 'curl -k "https://h/v1/SystemInfo"\ncurl -sk --pinnedpubkey a.pub "https://h?token=x"'],
  ['bash', 'curl -K <(printf \'header = "Authorization: Bearer %s"\' "$T") https://h/'],
  ['bash', 'kubectl apply -f - <<EOF\na: <b>\nEOF\nkubectl get ns'],
  ['bash', 'sort <in >out\ncurl -d "<A/>" https://h/'],
  ['bash', '[ -e a ] && [[ -f b ]] && ls a\\?b "c?d[0]" \'e[f]\' $? *.mp4'],
  ['bash', 'A=b?c[0] curl -d @- https://h/ <<EOF\na[0]?\nEOF'],
  ['bash', 'export A=b?c; a[0]=1; echo $((a ? 1 : 2))'],
  ['bash', 'case "$a" in [Yy]?) ls ;; esac; [[ $a =~ ^[0-9]?$ || $a == [a-z]? ]]'],
  ['yaml', 'a: 1\n---\nb: 2\n'],
  ['cmd', 'if not exist my.yaml helm show values a.tgz > my.yaml'],
  ['json', '{ "a": "<account-id>" }'],
  ['xml', '<?xml version="1.0"?>\n<a:b xmlns:a="urn:x">&#xB5;<!-- & --><![CDATA[<]]></a:b>'],
])('accepts in %s: %j', async (language, text) => {
  expect(await check(language, text)).toEqual([])
})

it('accepts any command below a sentence that says what it destroys', async () => {
  const block = { language: 'bash', text: 'rm -r a', file: 'a.mdx', hasDanger: true } as const
  expect(await checkBlocks([block], RULES)).toEqual([])
})

it('names the line within a generated block', async () => {
  const block = { language: 'bash', text: 'ls\nls\u00A0-l', file: 'a.mdx' } as const
  const [problem] = await checkBlocks([block], RULES)
  expect(problem && formatProblem(problem)).toContain('a.mdx: line 2 of a generated block,')
})
