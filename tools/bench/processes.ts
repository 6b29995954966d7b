import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Bytes of memory of all processes below this one; what they share, such as Node's own code, counts once. Needs Linux. */
export function bytesBelow(): number {
  const parents = new Map(readdirSync('/proc').flatMap(readParent))
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return parent !== undefined && (parent === process.pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow).reduce((sum, id) => sum + shareOfMemory(id), 0)
}

/** Processor time of this process's children that have ended, and of all below them. Needs Linux. */
export function endedChildrenSeconds(): number {
  const [user = 0, system = 0] = readFields('self').slice(13, 15)
  return (user + system) / TICKS_A_SECOND
}

function readParent(id: string): [number, number][] {
  if (!/^\d+$/.test(id)) return []
  try {
    const { 1: parent = 0 } = readFields(id)
    return [[Number(id), parent]]
  } catch {
    return [] // It has ended meanwhile.
  }
}

/** Bytes of a process, of what it shares with others its part. */
function shareOfMemory(id: number): number {
  try {
    const [, kilobytes = '0'] =
      /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0 // It has ended meanwhile.
  }
}

/** The fields of `/proc/<id>/stat` after the name, which may hold spaces: the third of proc(5) is the first here. */
function readFields(id: string): number[] {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number)
}
