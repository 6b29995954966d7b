import { readdirSync, readFileSync } from 'node:fs'

const PAGE_SIZE = 4096
const TICKS_A_SECOND = 100

type Process = {
  readonly id: number
  readonly parent: number
  readonly bytes: number
  readonly cpuSeconds: number
}

/**
 * What the processes below one take, itself apart: resident bytes, and processor time so far of those that still run.
 * Needs Linux.
 */
export function costBelow(root: number): { readonly bytes: number; readonly cpuSeconds: number } {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]))
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return parent !== undefined && (parent === root || isBelow(parent))
  }
  const below = processes.filter(({ id }) => isBelow(id))
  return {
    bytes: below.reduce((sum, { bytes }) => sum + bytes, 0),
    cpuSeconds: below.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  }
}

/** Processor time of this process's children that have ended, and of all below them. Needs Linux. */
export function endedChildrenSeconds(): number {
  const [user = 0, system = 0] = readFields('self').slice(13, 15)
  return (user + system) / TICKS_A_SECOND
}

function readProcess(id: string): Process[] {
  try {
    const fields = readFields(id)
    const cpuSeconds = ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_A_SECOND
    return [
      { id: Number(id), parent: fields[1] ?? 0, bytes: (fields[21] ?? 0) * PAGE_SIZE, cpuSeconds },
    ]
  } catch {
    return [] // It has ended meanwhile.
  }
}

/** The fields of `/proc/<id>/stat` after the name, which may hold spaces: the third of proc(5) is the first here. */
function readFields(id: string): number[] {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number)
}
