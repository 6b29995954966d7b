import { ARGUMENT, DOUBLE, NAME, onLines, type Rule, rule, ruleWith, SINGLE } from './rule'

/** Rules for arguments such as `-u name:secret`. A quotation mark may precede the name or the secret. */
const afterName = (option: string, name: string) => [
  rule`(${option}"${name})${DOUBLE}`,
  rule`(${option}'${name})${SINGLE}`,
  rule`(${option}${name})(?!//|\*)${ARGUMENT}`,
]
const NET_USE = /\bnet\s{1,20}use\s/i

export const COMMANDS: readonly Rule[] = [
  ...afterName(
    String.raw`(?:^|\s)(?:-u|-[a-z]{1,8}u(?=[ "'])|--(?:proxy-)?user)[ =]{0,3}`,
    String.raw`(?!\d{1,9}:)[^\s:"']{1,99}:`,
  ),
  onLines(/\bcurl\b/i)`(\s-[a-z]{1,8}u[^\s:"'=/]{1,99}:)(?!//|\*)${ARGUMENT}`,
  ...afterName(String.raw`\s-U[ \t]{0,20}`, String.raw`[^\s%"']{1,99}%`),
  rule`(\s-o[ \t]\S{0,99}?\buser(?:name)?=[^\s%"',]{1,99}%)[^\s"',]+`,
  rule`(\bsmbclient [^\n]{0,99}?(?://|\\\\)\S{1,400}[ \t]{1,20})(?![-*])${ARGUMENT}`,
  onLines(/\bsnmp(?!d\b)[a-z]{2,12}\s/i, 'g')`(\s-(?:[cAX]|3[mMkK])[ \t]{0,20})${ARGUMENT}`,
  ruleWith(
    'gim',
  )`(^[ \t]{0,20}(?:(?:ro|rw|trap|snmp-server )community6?|authcommunity[ \t]{1,20}\S{1,99}|com2sec6?[ \t]{1,20}\S{1,99}[ \t]{1,20}\S{1,99}|trap2?sink[ \t]{1,20}\S{1,99})[ \t]{1,20})${ARGUMENT}`,
  onLines(/\bcreateuser\b/i)`(\s(?:md5|sha(?:-?\d{1,3})?|des|aes)[ \t]{1,20})${ARGUMENT}`,
  rule`(\bnet[ \t]{1,20}use\s[^\n\\"]{0,99}(?:"\\\\[^"\n]{1,400}"|\\\\\S{1,400})[ \t]{1,20}(?:/\S{1,99}[ \t]{1,20}){0,4})(?![/*])${ARGUMENT}`,
  onLines(NET_USE)`(\s/user:\S{1,99}[ \t]{1,20})(?![/*])${ARGUMENT}`,
  rule`(\bnet[ \t]{1,20}user[ \t]{1,20}(?!/)\S{1,99}[ \t]{1,20})(?![/*])${ARGUMENT}`,
  onLines(/\b(?:cmdkey|xfreerdp|schtasks|wmic)\b/i)`(\s/(?:p|pass|rp)[: ])${ARGUMENT}`,
  onLines(
    /\b(?:mysql|mariadb|sshpass|sqlcmd|login\b|psexec|mongo|7z|(?:un)?zip|redis|ldap|ipmi)/i,
  )`(\s-[pPaw][ \t]{0,20})(?![-=\s])(?!\d{1,5}(?:\s|$))${ARGUMENT}`,
  onLines(/\bssh-keygen\b/i, 'g')`(\s-[NP][ \t]{0,20})${ARGUMENT}`,
  onLines(
    /\|\s{0,20}(?:sudo -S|(?:sudo )?(?:ch)?passwd|net use|.{0,400}-password-stdin)/i,
  )`(\b(?:echo|printf)[ \t]{1,20}(?:-n[ \t]{1,20})?["']?)[^|"'\n]+`,
  rule`((?:sudo -S|passwd|-password-stdin)[^\n<]{0,99}<<<[ \t]{0,20}["']?)[^"'\n]+`,
  rule`(\bget[ \t]{1,20}secrets?\b[^\n]{1,400}(?:jsonpath|template|base64)[^\n]{0,400}\n)[^\n]+`,
  onLines(/\bcurl\b/i)`(\s-b[ \t]{0,20}["']?[\w-]{1,99}=)[^"'\n]+`,
  ...afterName('--from-literal[= ]', String.raw`[^\s="']{1,99}=`),
  rule`(\bsetx[ \t]{1,20}\S{0,99}${NAME}[ \t]{1,20})${ARGUMENT}`,
  rule`(\blogin[ \t]{1,20}\S{1,99}[ \t]{1,20}password[ \t]{1,20})\S+`,
  rule`(securestring[ \t]{1,20}(?:-string[ \t]{1,20})?["'])[^"'\n]+`,
]
