import { describe, expect, it } from 'vitest'
import { maskSecrets, RULES } from './mask-secrets'

const SIMPLE = 'Harbor-41-lantern'
const SECOND = 'quay:7&x,y'
const HEX = '0f3a9b7c'.repeat(8)
const BASE64 = `${'Zm9vYmFyMT'.repeat(4)}x9T=`

/** `§` marks the position of the secret. If `secret` is omitted, a simple secret is inserted. */
const SECRETS: readonly (readonly [text: string, secret?: string])[] = [
  // Settings.
  ['password: §'],
  ['password: §', 'my secret phrase'],
  ['password:\n  §'],
  ['password:\n§'],
  ['password: |\n  §\nuser: me'],
  ['password: >-\n  §\n  and more\nuser: me'],
  ['pgClusterPassword: §', SECOND],
  ['"pgClusterPassword": "§", "user": "me"', 'alpha,beta; gamma'],
  ['{"password":"§"}', 'a\\"b'],
  ['{\\"password\\":\\"§\\"}'],
  ['{\\"a\\":{\\"password\\":\\"§\\",\\"user\\":\\"me\\"}}', 'a\\\\\\"b c'],
  ['&quot;password&quot;:&quot;§&quot;'],
  ["'password' => '§',", 'quite long phrase'],
  ['password => §'],
  ["config['api_key'] = '§'"],
  ['PGPASSWORD=§', 'a;b&c d'],
  ['export TF_VAR_token=§'],
  ['$env:LINODE_TOKEN = "§"'],
  ['DB_PASS=§'],
  ['publishPass: "§"'],
  ['user_pref("mail.password", "§");'],
  ["sudo -S <<< '§'", 'two words'],
  ['Password=§;User=me'],
  ['Server=db;User Id=sa;Pwd=§;Database=x', 'two words'],
  ['mount -t cifs -o username=u,password=§ //nas/share /mnt'],
  ["--set adminPassword='§' --wait", 'alpha beta'],
  ['aws_secret_access_key = §'],
  ['{"SecretAccessKey": "§", "SessionToken": "x"}'],
  ['DefaultEndpointsProtocol=https;AccountName=a;AccountKey=§;EndpointSuffix=x', BASE64],
  ['"Env": ["PGPASSWORD=§", "PATH=/bin"]', 'two words'],
  ['the password is §'],
  ["ALTER USER postgres WITH PASSWORD '§';"],
  // Settings of the products.
  ['cambriaStreamManagerWebUIUser: "admin,alice,§"'],
  ['cambriaClusterWebUIUser: "admin,alice,x,user,guest,§"'],
  ['  - cpWebUIUsers=admin,alice,§'],
  ['cambriaStreamManagerAPIToken: §'],
  ['cpLicenseKeyManager: "§"', '2AB499-99XZ12-1234QW-QWER77-77AA11-0099ZZ'],
  ['License 2 is § on node 4', '2AB499-99XZ12-1234QW-QWER77-77AA11-0099ZZ'],
  ['license key of worker: §', '2ab499-99xz12-1234qw-qwer77-77aa11-0099zz'],
  ['GET /CambriaLM/v1/Events?usertoken=§&Status=Error HTTP/1.1'],
  // Streams.
  ['rtmp://a.rtmp.youtube.com/live2/§', 'abcd-efgh-ijkl-mnop-qrst'],
  ['rtmps://live-api-s.facebook.com:443/rtmp/§', 'FB-123-0-AbCdEf?s_bl=1'],
  ['Publishing to rtmp://10.1.2.3/live/§: failed', 'MyStreamKey123'],
  ['rtmp://host.example/live?key=§'],
  ['srt://203.0.113.7:9000?mode=caller&streamid=§&latency=200', '#!::r=live,m=publish,u=k41'],
  ['srt://203.0.113.7:9000?passphrase=§'],
  ['ffmpeg -passphrase § -i in.ts'],
  ['streamKey=§'],
  ['<StreamKey>§</StreamKey>'],
  ['stream key used: §', 'a1b2-c3d4-e5f6-g7h8-j9k0'],
  ['{"type":"rtmp","server":"rtmp://live.example/app","key":"§"}'],
  ['"key": "§",\n"server": "rtmp://live.example/app"'],
  ['[rtmp] connecting to rtmp://live.example/app key §...'],
  ["publish: name='§' args='' (rtmp)"],
  ['a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:§', 'd0RmdmcmVCspeEc3QGZiNWpV'],
  // Requests and URLs.
  ['Authorization: Basic §', 'YWRtaW46aGFyYm9y'],
  ['> Authorization: Bearer §', 'abc.def'],
  ['Authorization: token §'],
  ['Authorization: Digest username="a", realm="b", response="§"'],
  ['curl -H "Authorization: Bearer §" https://example.com'],
  ['the header was Bearer §', 'abc.def'],
  ['sent basic §', 'YWRtaW46aGFyYm9y'],
  ['_auth=§', 'YWRtaW46aGFyYm9y'],
  ['X-Auth-Token: §'],
  ['Cookie: session=§; theme=dark'],
  ['< Set-Cookie: sid=§; Path=/; HttpOnly'],
  ['https://me:§@example.com/x', 'p@ss'],
  ['postgres://postgres:§@10.0.0.5:5432/db'],
  ['connecting as admin:§@10.0.0.5'],
  ['https://b.s3.amazonaws.com/k?X-Amz-Credential=A/b&X-Amz-Signature=§', HEX],
  ['https://b.s3.amazonaws.com/k?X-Amz-Security-Token=§&X-Amz-Expires=60', 'IQoJb3JpZ2luX2VjE'],
  [
    'https://b.s3.amazonaws.com/k?X-Amz-Credential=§&X-Amz-Expires=60',
    'AKXX/20261102/us-east-1/s3',
  ],
  ['https://a.blob.core.windows.net/c?sv=2024&sig=§', 'aB%2Fc%3D'],
  ['https://d1.cloudfront.net/a.ts?Expires=1&Signature=§&Key-Pair-Id=K2', 'qs-T~x9_'],
  ['https://cdn.example/a.m3u8?hdnts=§', 'exp=1~acl=/*~hmac=09af'],
  ['pass%3D§'],
  ['redirect=%2Flogin%3Fpassword%3D§%26user%3Dme', 'a%20b'],
  // Commands.
  ['curl -u admin:§ https://example.com', 'a:b'],
  ['curl -uadmin:§ https://example.com'],
  ['curl --user admin:§ https://example.com'],
  ['curl -u "admin:§" https://example.com', 'two words'],
  ['helm upgrade --admin-password "§" --wait', 'alpha beta'],
  ['helm upgrade --password § --wait'],
  ['--password "§" --wait', 'two words'],
  ['net use Z: \\\\nas\\mezz § /user:DOM\\svc'],
  ['net use Z: \\\\nas\\mezz /user:DOM\\svc §'],
  ['C:\\> net user svc § /add'],
  ['snmpwalk -v2c -c § 10.0.4.11 1.3.6'],
  ['snmpget -v3 -l authPriv -u me -a SHA -A § -x AES -X other 10.0.4.11'],
  ['snmpget -v3 -l authPriv -u me -a SHA -A other -x AES -X "§" 10.0.4.11'],
  ['rocommunity § 10.0.0.0/8'],
  ['snmpcmd community=§'],
  ['createUser me SHA "§" AES other'],
  ['mysql -h db -uroot -p§ app'],
  ['sshpass -p § ssh me@host'],
  ['docker login -u me -p § registry.example'],
  ['net use Z: "\\\\nas\\my share" § /user:a'],
  ['net use Z: \\\\nas\\mezz /user:DOM\\svc "§" /persistent:yes', 'two words'],
  ['net use Z: \\\\nas\\mezz "§" /user:DOM\\svc', 'two words'],
  ['com2sec local default §'],
  ['curl -b "sid=§" https://example.com'],
  ["curl -u admin:'§' https://example.com", 'two-words'],
  ['kubectl create secret generic x --from-literal=any=§'],
  ['PS> ConvertTo-SecureString "§" -AsPlainText', 'two words'],
  ["echo '§' | sudo -S systemctl restart x", 'two words'],
  ['echo § | docker login -u me --password-stdin registry.example'],
  ["kubectl get secret x -o jsonpath='{.data.any}' | base64 -d\n§"],
  // Programs.
  ["requests.get(url, auth=('me', '§'))", 'two words'],
  ['new NetworkCredential("me", "§", "DOM")'],
  ['client.Headers.Add("X-Api-Key", "§");'],
  ['req.Header.Set("Authorization", "Basic §")', 'Wz+o7/harbor'],
  ["request.setHeader('X-Auth-Token', '§')"],
  ['New-Object PSCredential("me", "§")'],
  ['  ~ password = "old" -> "§"'],
  ['mot de passe : §'],
  ['contraseña: §'],
  ['Contraseña de la base: §'],
  ['Password for user postgres: §'],
  ['Das Passwort lautet: §'],
  ['Das Passwort ist §'],
  ['le mot de passe est « § »'],
  ['requirepass §'],
  ['enable secret 5 §'],
  ['bridge_password §', 'Harbor41'],
  ['"key_content": "§"'],
  // XML.
  ['<Password>§</Password>', 'a,b'],
  ['<UserPassword type="x">§</UserPassword>'],
  ['<Login user="me" password="§" />'],
  ['<add key="Password" value="§"/>'],
  ['<Param Name="Password">§</Param>'],
  ['<add value="§" key="Password"/>'],
  ['<property><name>password</name><value>§</value></property>'],
  ['<Password><![CDATA[§]]></Password>', 'a<b'],
  ['&lt;Password&gt;§&lt;/Password&gt;'],
  // Kubernetes, containers, and clouds.
  ['- name: PGPASSWORD\n  value: §'],
  ['{"name": "PGPASSWORD", "value": "§"}'],
  ['client-key-data: §', BASE64],
  ['users:\n- name: a\n  user:\n    token: §'],
  ['apiVersion: v1\ndata:\n  anything: §\n  other: abc\nkind: Secret', 'SGFyYm9y'],
  ['{"kind":"Secret","data":{"anything":"§"}}', 'SGFyYm9y'],
  ['kind: Secret\nstringData:\n  a: §\nmetadata:\n  name: x'],
  ['{"auths":{"registry.example":{"auth":"§"}}}', 'bWU6aGFyYm9y'],
  ['tls.key: §', 'SGFyYm9y'],
  // Shapes without a name.
  [`key § was used`, `AKIA${'Q7'.repeat(8)}`],
  [`key § was used`, `wJalr9XUtn/FEMIK7MDENG${'bPxRf3CY'.repeat(2)}z9`],
  ['found § in the file', `ghp_${'a1B2c3'.repeat(6)}`],
  ['https://api.telegram.org/bot§/sendMessage', '123456789:AAfb0Zb'],
  ['https://chat.example/api/webhooks/1234567890/§', 'Zm9vYmFyMTIzNDU2Nzg5'],
  ['found § in the file', `github_pat_${'a1B2c3'.repeat(6)}`],
  ['linode-cli with §', HEX],
  ['customer key § of the user', BASE64],
  ['jwt § expired', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ['ops:§:0', '$6$abcdefgh$QWERTZ'],
  [`-----BEGIN ${'RSA '}PRIVATE KEY-----\n§\n-----END RSA PRIVATE KEY-----`, 'MIIEow\nabc'],
  [`-----BEGIN ${'OPENSSH '}PRIVATE KEY-----\n§`, 'b3BlbnNz\nabc'],
  [`-----BEGIN ${'PGP '}PRIVATE KEY BLOCK-----\n\n§\n-----END`, 'lQOYBF\nabc'],
]

/** Text that looks like a secret, but is not one. */
const READABLE = [
  'FATAL:  password authentication failed for user "ftc"',
  '[sudo] password for ops:',
  'Password must have at least 8 characters.',
  'Password: required',
  'Password: (not set)',
  'password: <unset>',
  'rtmp: keyframe interval 2 s, key frames 48, the key is missing',
  'echo done | tee file',
  'kubectl get secret capella -n live\nError from server (NotFound)',
  'Error: The password is incorrect.',
  'Login with publickey is the default, keyboard: us',
  'secretName: stream-tls',
  'imagePullSecrets:\n- name: regcred',
  'automountServiceAccountToken: false',
  'token_type: bearer',
  'License check ok: 12 of 20 tokens in use (server 10.0.4.12)',
  'License Status: Valid',
  'no valid license found for feature HEVC',
  "SyntaxError: Unexpected token '<', line 3",
  'Encoding pass: 1 of 2',
  'System.Net.Http, Version=4.2.1.0, Culture=neutral, PublicKeyToken=b03f5f7f11d50a3a',
  `DB_PASSWORD: \${DB_PASSWORD}`,
  `postgres://app:\${DB_PASSWORD}@db:5432/x`,
  "password: '{MQTT_PASSWORD}'",
  'usertoken=<token>',
  'rds_password = (sensitive value)',
  '+ token = (known after apply)',
  '  --token string   bearer token for the server',
  `sandbox container "${HEX}" failed`,
  'password: $DB_PASSWORD',
  'set PGPASSWORD=%PG_PASSWORD%',
  'token = var.linode_token',
  'password = data.aws_ssm_parameter.db.value',
  'apiToken: {{ .Values.apiToken }}',
  'JWT_SECRET: /run/secrets/jwt',
  'curl -H "Authorization: Bearer $LINODE_TOKEN" https://example.com',
  'password incorrect',
  'Das Passwort ist falsch.',
  'La contraseña es incorrecta.',
  `$ docker run -d image\n${HEX}`,
  `${HEX}  job.xml`,
  'bypass: 10.0.0.0/8',
  'passthrough: SCTE-35',
  'monkey=banana compass=north',
  'WWW-Authenticate: Basic realm="Restricted"',
  'WWW-Authenticate: Bearer realm="https://auth.docker.io/token"',
  'Basic authentication is off, bearer authentication too',
  'insufficient_scope: authorization failed',
  'rtmp://a.rtmp.youtube.com/live2: Connection timed out',
  'https://10.20.3.14:8758/CambriaLM/v1/Events?Status=Error',
  'srt://203.0.113.7:9000?mode=caller&latency=200',
  'git@github.com:capella/docs.git',
  'Mail to: alice@example.com',
  `registry.example/stream:4.2@sha256:${HEX}`,
  `sha256:${HEX}`,
  `Pin:       ${HEX}`,
  'Identifier="9b41d7e0-2c65-4a8f-b3d1-7e0c5a92f684"',
  'commit 6ffd54b0c3a1e2d4f5a6b7c8d9e0f1a2b3c4d5e6',
  'docker run -u 1000:1000 -p 8080:80 image',
  'net use Z: \\\\nas\\mezz /persistent:yes',
  'System error 1326 has occurred. The user name or password is incorrect.',
  'NAME READY STATUS\npod-1 0/1 Pending',
  'cambriastreamapp-6b7f9d8c5d-4xk2p 0/2 Pending 0 14m',
  'pvc-1c8e0f6a-1f0b-4a83-b0c5-7b8f2a1f4f0a 50Gi RWO',
  'arn:aws:iam::123456789012:role/AmazonEKS_EBS_CSI_DriverRole',
  'ocid1.user.oc1..aaaaaaaaexample',
  '12:30:45.120 user@host started',
  'SignatureDoesNotMatch: the request signature is another one',
  'certificate-authority-data: LS0tLS1CRUdJTg==',
  'kind: ConfigMap\ndata:\n  mode: fast',
  'kubectl create secret generic regcred',
  '<Event Name="Pass the salt" IsEnabled="1" />',
]

describe('the text for support', () => {
  it.each(SECRETS)('hides the secret of %j', (text = '', secret = SIMPLE) => {
    const masked = maskSecrets(text.replace('§', () => secret))
    expect(masked).toContain('***')
    for (const part of secret.split(/[\s,;&]+/))
      if (part.length > 1) expect(masked).not.toContain(part)
  })

  it.each(READABLE)('leaves %j unchanged', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })

  it('keeps the text around a secret', () => {
    expect(maskSecrets('GET /Events?usertoken=7b1f0c&Status=Error HTTP/1.1')).toBe(
      'GET /Events?usertoken=***&Status=Error HTTP/1.1',
    )
    expect(maskSecrets('snmpget -A one -X two 10.0.4.11')).toBe('snmpget -A *** -X *** 10.0.4.11')
    expect(maskSecrets('password: a\nuser: me')).toBe('password: ***\nuser: me')
    expect(maskSecrets(`password: \${PASSWORD:-harbor}`)).toBe('password: ***')
  })

  it('is fast: in each rule, only the secret is unbounded, and comes last', () => {
    const runs = /[*+]|\{\d+,\}/
    for (const { secret } of RULES) {
      const { prefix, lookarounds, hidden } = partsOf(secret.source)
      expect([prefix, ...lookarounds].filter((part) => runs.test(part))).toEqual([])
      expect(!runs.test(hidden) || /(?:[*+]|\{\d+,\})$/.test(hidden), hidden).toBe(true)
    }
  })

  it.each([
    'token',
    'password:\n',
    'password="',
    '\r\n',
    '{"data":{',
    'net use \\\\',
    'a:1:b:c:',
    'echo x | y',
    'get secret jsonpath ',
    '"key":"rtmp",',
  ])('masks 200 KB of %j', (text) => {
    expect(maskSecrets(text.repeat(200_000 / text.length))).not.toBe('')
  })
})

/** Splits a pattern into the text to keep, lookaheads, and the secret, with `x` for each class and escape. */
function partsOf(source: string) {
  const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const prefix = plain.slice(0, groupEnd(plain, 0))
  const lookarounds: string[] = []
  let hidden = plain.slice(prefix.length)
  while (/^\(\?[=!]/.test(hidden)) {
    lookarounds.push(hidden.slice(0, groupEnd(hidden, 0)))
    hidden = hidden.slice(lookarounds.at(-1)?.length)
  }
  return { prefix, lookarounds, hidden }
}

function groupEnd(text: string, start: number): number {
  let depth = 0
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1
    if (text[place] === ')') depth -= 1
    if (depth === 0) return place + 1
  }
  return text.length
}
