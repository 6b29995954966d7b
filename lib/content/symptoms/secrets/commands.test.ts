import { expectHidden, expectReadable } from '../../../../tests/fixtures/secret-cases'

expectHidden([
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
])

expectReadable([
  'echo done | tee file',
  'kubectl get secret capella -n live\nError from server (NotFound)',
  '  --token string   bearer token for the server',
  'docker run -u 1000:1000 -p 8080:80 image',
  'net use Z: \\\\nas\\mezz /persistent:yes',
  'kubectl create secret generic regcred',
])
