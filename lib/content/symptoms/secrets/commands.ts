import { onLines, type Rule, rule } from './rule'
import { NAME } from './words'

/** Options and arguments of programs. */
export const COMMANDS: readonly Rule[] = [
  rule(String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}"(?!\d{1,9}:)[^\s:"]{1,80}:)[^"\n]+`),
  rule(String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}'(?!\d{1,9}:)[^\s:']{1,80}:)[^'\n]+`),
  rule(
    String.raw`((?:^|\s)(?:-u|--user|--proxy-user)[ =]{0,3}(?!\d{1,9}:)[^\s:"']{1,80}:["']?)(?!//|\*)[^\s"']+`,
  ),
  onLines(/\bsnmp/i, String.raw`(\s-(?:c|A|X|3[mMkK])[ \t]{0,3}["']?)[^\s"']+`),
  onLines(
    /\b(?:ro|rw|trap)?com(?:munity|2sec)|\btrap2?sink/i,
    String.raw`(^\s{0,9}(?:(?:ro|rw|trap|snmp-server )community6?|com2sec6?\s{1,9}\S{1,40}\s{1,9}\S{1,80}|trap2?sink\s{1,9}\S{1,80})\s{1,9})\S+`,
  ),
  onLines(/\bcreateuser\b/i, String.raw`(\s(?:md5|sha(?:-?\d{1,3})?|des|aes)\s{1,5}["']?)[^\s"']+`),
  onLines(
    /\bnet\s{1,5}use\s/i,
    String.raw`(\bnet\s{1,5}use\s[^\n\\"]{0,40}(?:"\\\\[^"\n]{1,200}"|\\\\\S{1,200})\s{1,5}(?:/\S{1,80}\s{1,5}){0,4})(?![/*"])\S+`,
  ),
  onLines(
    /\bnet\s{1,5}use\s/i,
    String.raw`(\bnet\s{1,5}use\s[^\n\\"]{0,40}(?:"\\\\[^"\n]{1,200}"|\\\\\S{1,200})\s{1,5}(?:/\S{1,80}\s{1,5}){0,4}")[^"\n]+`,
  ),
  onLines(/\bnet\s{1,5}use\s/i, String.raw`(\s/user:\S{1,80}\s{1,5}")[^"\n]+`),
  onLines(/\bnet\s{1,5}use\s/i, String.raw`(\s/user:\S{1,80}\s{1,5})(?![/*"])\S+`),
  onLines(
    /\bnet\s{1,5}user\s/i,
    String.raw`(\bnet\s{1,5}user\s{1,5}(?!/)\S{1,80}\s{1,5})(?![/*])\S+`,
  ),
  onLines(/\b(?:cmdkey|xfreerdp|schtasks|wmic)\b/i, String.raw`(\s/(?:p|pass|rp)[: ])\S+`),
  onLines(
    /\b(?:mysql[\w-]{0,20}|mariadb[\w-]{0,20}|sshpass|sqlcmd|login|psexec|mongo\w{0,9}|7z|zip|unzip|redis-cli|ldap\w{0,9}|ipmitool)\b/i,
    String.raw`(\s-(?:p|P|a|w)[ \t]{0,3}["']?)(?![-="'\s])(?!\d{1,5}(?:\s|$))[^\s"']+`,
  ),
  onLines(
    /\|\s{0,5}(?:sudo\s{1,5}-S|(?:sudo\s{1,5})?(?:passwd|chpasswd|net\s{1,5}use)|[^\n]{0,200}--?password-stdin)/i,
    String.raw`(\b(?:echo|printf)\s{1,5}(?:-n\s{1,5})?["']?)[^|"'\n]+`,
  ),
  onLines(
    /<<</,
    String.raw`(\b(?:sudo\s{1,5}-S|passwd|chpasswd|--?password-stdin)[^\n<]{0,100}<<<[ \t]{0,5}["']?)[^"'\n]+`,
  ),
  rule(
    String.raw`(\bget\s{1,5}secrets?\b[^\n]{1,300}(?:jsonpath|go-template|base64)[^\n]{0,300}\n)[^\n]+`,
  ),
  onLines(/\bcurl\b/i, String.raw`(\s-b[ \t]{0,3}["']?[\w-]{1,60}=)[^"'\n]+`),
  onLines(/--from-literal/i, String.raw`(--from-literal[= ]["']?[^\s=]{1,80}=)[^\s"']+`),
  onLines(/\bsetx\s/i, String.raw`(\bsetx\s{1,5}\S{0,60}${NAME}\s{1,5})\S+`),
  onLines(/\bsmbclient\b/i, String.raw`(\s-U[ \t]{0,3}["']?[^\s%"']{1,80}%)[^\s"']+`),
  onLines(/\bpass(?:in|out)?\s{1,5}pass:/i, String.raw`(\bpass:)\S+`),
  onLines(/\b(?:machine|login)\s/i, String.raw`(\blogin\s{1,5}\S{1,80}\s{1,5}password\s{1,5})\S+`),
  onLines(
    /convertto-securestring/i,
    String.raw`(securestring\s{1,5}(?:-string\s{1,5})?["'])[^"'\n]+`,
  ),
]
