import { fitsPattern } from '../../values/fits-pattern'

/** A word that no block contains, used in place of a value. */
export const SENTINEL = 'zqvalue'

const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\t\n\r\u00a0“”‘’–',
]

/** Values with a special meaning in a shell, in YAML, or as an option or path. */
const INJECTIONS = [
  ...'$(id) `id` $x ;id &&id |id >x #x !x !! %PATH% {{x}} " \\ \''.split(' '),
  ...'-rf --help ~ ~root * ? [a] {a,b} . .. ../x / @x =x +x ,x'.split(' '),
  ...'*a &a null true no 0x1f 1e3 012 1:2 1_000 2020-01-01'.split(' '),
  ...[' #x', ': x', '- x', '" #', "'; id; '", '"; id; "'],
]

/** Values that mean a system folder. No command may delete files or change permissions in such a folder. */
export const SYSTEM_FOLDERS = [
  ...'/var/lib/docker /var/log/journal /var/run/secrets /snap /home/alice/.ssh'.split(' '),
  ...'/ // /. /.. /etc /etc/ //etc /usr /usr/lib /bin /boot /dev /root'.split(' '),
  ...'/home /home/ /home/alice /opt /srv /srv/.. /srv/../etc /tmp /var /var/lib'.split(' '),
  ...'. .. ~ * C:\\ C:\\Windows C:/'.split(' '),
]

/**
 * Potentially harmful values that a pattern accepts, alone and combined with the example, each once; all runs of
 * letters count as equal, and all of digits. Injections are compared exactly: `null` has a meaning.
 */
export function acceptedValues(pattern: string, example: string): string[] {
  const middle = Math.ceil(example.length / 2)
  const values = [...CHARACTERS, ...INJECTIONS].flatMap((part) => [
    part,
    part + example,
    example + part,
    example.slice(0, middle) + part + example.slice(middle),
  ])
  const byShape = new Map<string, string>()
  for (const value of values.filter((text) => fitsPattern(text, pattern))) {
    const isWord = INJECTIONS.includes(value)
    const shape = isWord ? value : value.replace(/[A-Za-z]+/g, 'a').replace(/[0-9]+/g, '0')
    if (!byShape.has(shape)) byShape.set(shape, value)
  }
  return [...byShape.values()]
}
