import { readdirSync, readFileSync } from 'node:fs'

const PAGE_SIZE = 4096
const TICKS_A_SECOND = 100

/** What a process and all below it take. */
export type ProcessCost = {
  /** Resident bytes. */
  readonly bytes: number
  /** Processor time so far, of those that run still. */
  readonly cpuSeconds: number
}

/** Reads the cost of a process and all below it; needs Linux. */
export function costBelow(root: number): ProcessCost {
  const costs = idsBelow(root).map((id) => ({ bytes: residentBytes(id), cpuSeconds: seconds(id) }))
  return costs.reduce(
    (sum, { bytes, cpuSeconds }) => ({
      bytes: sum.bytes + bytes,
      cpuSeconds: sum.cpuSeconds + cpuSeconds,
    }),
    { bytes: 0, cpuSeconds: 0 },
  )
}

function idsBelow(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) parents.set(Number(name), parent)
  }
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return id === root || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

function parentOf(id: string): number | null {
  const parent = /^PPid:\s+(\d+)/m.exec(readProcess(id, 'status'))?.[1]
  return parent === undefined ? null : Number(parent)
}

function residentBytes(id: number): number {
  return Number(readProcess(String(id), 'statm').split(' ')[1] ?? 0) * PAGE_SIZE
}

/** User and system time: the 14th and 15th field, counted after the name, which may hold spaces. */
function seconds(id: number): number {
  const fields = readProcess(String(id), 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND
}

/** Empty when the process has ended meanwhile. */
function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
