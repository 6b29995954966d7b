import { expectHidden, expectReadable } from '../../../../tests/fixtures/secret-cases'

expectHidden([['the password is §'], ['Das Passwort ist §'], ['le mot de passe est « § »']])

expectReadable([
  'FATAL:  password authentication failed for user "ftc"',
  '[sudo] password for ops:',
  'Password must have at least 8 characters.',
  'Error: The password is incorrect.',
  'Login with publickey is the default, keyboard: us',
  'License check ok: 12 of 20 tokens in use (server 10.0.4.12)',
  'License Status: Valid',
  'no valid license found for feature HEVC',
  "SyntaxError: Unexpected token '<', line 3",
  'password incorrect',
  'Das Passwort ist falsch.',
  'La contraseña es incorrecta.',
  'System error 1326 has occurred. The user name or password is incorrect.',
])
