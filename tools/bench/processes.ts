import { readdirSync, readFileSync } from 'node:fs'

const PAGE_SIZE = 4096
const TICKS_A_SECOND = 100

/** Resident bytes of all processes below this one. Needs Linux. */
export function bytesBelow(): number {
  const processes = new Map(readdirSync('/proc').flatMap(readProcess))
  const isBelow = (id: number): boolean => {
    const parent = processes.get(id)?.parent
    return parent !== undefined && (parent === process.pid || isBelow(parent))
  }
  return [...processes].filter(([id]) => isBelow(id)).reduce((sum, [, { bytes }]) => sum + bytes, 0)
}

/** Processor time of this process's children that have ended, and of all below them. Needs Linux. */
export function endedChildrenSeconds(): number {
  const [user = 0, system = 0] = readFields('self').slice(13, 15)
  return (user + system) / TICKS_A_SECOND
}

function readProcess(id: string): [number, { readonly parent: number; readonly bytes: number }][] {
  if (!/^\d+$/.test(id)) return []
  try {
    const { 1: parent = 0, 21: pages = 0 } = readFields(id)
    return [[Number(id), { parent, bytes: pages * PAGE_SIZE }]]
  } catch {
    return [] // It has ended meanwhile.
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
