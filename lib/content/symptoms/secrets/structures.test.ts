import { expectHidden, expectReadable } from '../../../../tests/fixtures/secret-cases'

const BASE64 = `${'Zm9vYmFyMT'.repeat(4)}x9T=`

expectHidden([
  // XML.
  ['<ns:Password type="x">§</ns:Password>', undefined, 'type="x">***</ns:Password>'],
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
  ['requirepass §'],
  ['enable secret 5 §'],
  ['bridge_password §', 'Harbor41'],
  ['"key_content": "§"'],
  ['"Args": ["--admin-password", "§", "--wait"]', 'two words', '"--wait"'],
  // Several values below one name.
  ['{"password":["§", "§"],"user":"me"}', 'a]b,c', ',"user":"me"}'],
  ["tokens = ['§',\n  '§']\nuser = me", undefined, '\nuser = me'],
  ['{"passwords":{"ops":"§","ann":"§"},"user":"me"}', 'a}b', ',"user":"me"}'],
  ['"passwords": {\n  "ops": "§",\n  "ann": "§"\n},\n"user": "me"', undefined, '"user": "me"'],
  ['passwords:\n  ops: §\n  ann: §\nuser: me', undefined, '\nuser: me'],
  ['- value: §\n  name: DB_PASSWORD', undefined, 'name: DB_PASSWORD'],
  ['  value: "§"\n  name: API_TOKEN', 'two words'],
  ['"value": "§",\n"name": "DB_PASSWORD"'],
  ['<StreamName>§</StreamName>', 'k2x9-harbor'],
])

expectReadable([
  'imagePullSecrets:\n- name: regcred',
  'arn:aws:iam::123456789012:role/AmazonEKS_EBS_CSI_DriverRole',
  'ocid1.user.oc1..aaaaaaaaexample',
  'certificate-authority-data: LS0tLS1CRUdJTg==',
  'kind: ConfigMap\ndata:\n  mode: fast',
  '<Event Name="Pass the salt" IsEnabled="1" />',
  '"secret":{"secretName":"stream-tls","defaultMode":420}',
  '"tokens":{"prompt":12,"completion":40}',
  'token:\n  audience: sts',
  '- value: UTC\n  name: TZ\n- name: POD',
])
