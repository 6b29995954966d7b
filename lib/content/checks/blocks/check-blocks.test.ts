import { expect, it } from 'vitest'
import { expectYaml } from '../../../../tests/fixtures/expected-files'
import { formatProblem } from '../../problem'
import { readFacts } from '../../yaml'
import { checkBlocks } from './check-blocks'
import { COMMAND_RULES_FILE, commandRulesSchema } from './shell-block'
import type { BlockLanguage } from './source-block'

const RULES = readFacts('.', COMMAND_RULES_FILE, commandRulesSchema)

const check = async (language: BlockLanguage, text: string) =>
  (await checkBlocks([{ language, text, file: 'a.mdx', line: 10 }], RULES)).map(formatProblem)

const FAULTY: readonly (readonly [BlockLanguage, ...string[]])[] = [
  [
    'bash',
    '(\nset -e\n# Keep the key\nls\n)',
    'ls\nallow tcp 1  # RTP',
    'ls\nhelm show values a.tgz > my.yaml',
    'helm show values a.tgz\nhelm upgrade a a.tgz',
    'kubectl apply -f cnpg.yaml\nhelm upgrade a a.tgz',
    'terraform plan -out a && terraform apply a',
    'docker compose -f a up -d\ndocker compose -f b up -d',
    'kubectl exec -it <pod> \\\n  -- bash\ncd /opt',
    'ssh -Y root@<ip>\nls',
    'sudo apt upgrade\nsudo apt install -y curl',
    '( echo Edit it; read -r answer; curl a )',
    'kubectl apply -f https://x/ingress-nginx/controller-v1.8.1/deploy.yaml',
    'ls\ncurl -k \\\n  --config <(printf \'url="%s"\' "https://h/Events?usertoken=$(cat t)")',
    'curl "https://h:8758/CambriaLM/v1/Events?IncludeDetails=true&usertoken=<api-token>"',
    'curl --insecure -u ops:x https://h/',
    '[ -e a ] ||\n  helm show values b.tgz > a',
    'ls\nrm -rf a',
    'sudo rm -f -R a',
    'helm uninstall a -n default',
    'aws iam delete-role --role-name=a',
    'terraform destroy -auto-approve',
    'eksctl create addon --name=a --force',
    'sudo docker compose -f a.yaml down -v',
    'chmod -R 777 a',
    'curl -sk https://h/',
    'kubectl port-forward svc/a 80:80 --address=0.0.0.0',
    'export AWS_SECRET_ACCESS_KEY="<key>"',
    'curl -fsSL https://h/install.sh | sudo bash',
    'echo "Done!now"',
    'ls\necho "a',
    'ls\nfi',
    'ls >',
    'kubectl logs -f a\nls',
    'ls\n$ helm list',
    '[root@host ~]# ls',
    'helm list \\ \n  -a',
    'curl https://h/?a=1&b=2',
    'helm get YOUR_RELEASE',
    'ls <Pod>',
    'helm install <my_release> a.tgz',
    'helm list \\\n  --name <CLUSTER-NAME> \\\n  -a',
    'curl https://a/{{< param "v" >}}/b',
    'ls\ncurl http://10.0.0.1/api?a=1',
    'ffmpeg -i in.mp4 -map 0:a? out.mp4',
    'ls a?b *.mp4 > "c?d"',
    'helm upgrade x c.tgz --set a[0].b=1',
    'curl -L "$HOST"/api?a=1',
    'helm get "$(basename a[$i].tgz)"',
    'pip install --upgrade \\\n  ansible[azure]',
  ],
  ['cmd', 'nano ^\n  a\ndir'],
  ['powershell', 'Read-Host "Go on"\ndir'],
  ['cmd', 'rd /s /q a'],
  ['powershell', 'Remove-Item a -Recurse'],
  ['powershell', 'irm https://h/i.ps1 | iex'],
  ['powershell', 'dir\nif ($a) {'],
  ['cmd', 'C:\\Temp> dir'],
  ['powershell', 'PS C:\\> dir'],
  ['json', '{ "a": 1, }'],
  ['json', '{\n  "a": [ // (1)!\n  ] }'],
  ['yaml', 'a: 1\n b: 2'],
  ['xml', '<a>\n  <b></a>'],
  ['xml', '<a>&nbsp;</a>'],
  ['xml', '<a>\n<b/>'],
]

it('each fault is found once', async () => {
  const found: Record<string, string | undefined> = {}
  for (const [language, ...texts] of FAULTY)
    for (const text of texts) {
      const problems = await check(language, text)
      expect(problems, text).toHaveLength(1)
      found[`${language}: ${text}`] = problems[0]
    }
  await expectYaml(found, 'block-problems')
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

it.each<[BlockLanguage, string]>([
  ['bash', "echo 'Gr\u00FC\u00DFe 5 \u03BCs'"],
  ['bash', '[ -s a ] ||\n  helm show values a.tgz > a\nchmod 600 a && nano a'],
  ['bash', "curl -X POST <host> <<'XML'\n<a b=\"c\"><!-- # --></a>\nXML\nls | grep 'a!b'"],
  [
    'bash',
    'rm a\nterraform plan -destroy\nsh a.sh --check\nkubectl drain a --delete-emptydir-data',
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
