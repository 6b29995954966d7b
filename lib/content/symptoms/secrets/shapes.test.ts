import { expectHidden, expectReadable } from '../../../../tests/fixtures/secret-cases'

const HEX = '0f3a9b7c'.repeat(8)
const BASE64 = `${'Zm9vYmFyMT'.repeat(4)}x9T=`

expectHidden([
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
  ['found § in the file', `sk-proj-${'AbCd'.repeat(6)}`],
  ['found § in the file', `sk-ant-api03-${'AbCd'.repeat(6)}`],
  ['found § in the file', `xapp-1-A00-${'ab12'.repeat(6)}`],
  ['found § in the file', `SG.${'aB3d'.repeat(5)}.${'Zy9x'.repeat(8)}`],
  ['found § in the file', `1//0g${'aB3d'.repeat(8)}`],
  [
    '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\n§\n---- END SSH2 ENCRYPTED PRIVATE KEY ----',
    'P2/56w\nabc',
  ],
  [`§\n-----END ${'RSA '}PRIVATE KEY-----\nafter`, 'Zm9vYmFyMTJ\nx9T4\nq==', '\nafter'],
  [`> §\r\n-----END ${''}PRIVATE KEY-----`, 'Zm9vYmFyMTJ\r\n> x9T4'],
  ['License number is ABCD-2222-§', 'EFGH-3333'],
  ['The activation used §', '440188-778123-209312'],
])

expectReadable([
  `sandbox container "${HEX}" failed`,
  `$ docker run -d image\n${HEX}`,
  `${HEX}  job.xml`,
  `sha256:${HEX}`,
  `Pin:       ${HEX}`,
  'commit 6ffd54b0c3a1e2d4f5a6b7c8d9e0f1a2b3c4d5e6',
  'NAME READY STATUS\npod-1 0/1 Pending',
  'cambriastreamapp-6b7f9d8c5d-4xk2p 0/2 Pending 0 14m',
  'pvc-1c8e0f6a-1f0b-4a83-b0c5-7b8f2a1f4f0a 50Gi RWO',
  '02:42:ac:11:00:02 eth0',
  '00:1A:2B:3C:4D:5E',
  '2001:1234:abcd:ef01::5 port 8758',
  'PART-1234-5678-0001',
  'cambria-license-server-main is ready',
  `-----BEGIN CERTIFICATE-----\nZm9vYmFyMTJ\n-----END CERTIFICATE-----`,
])
