/** The middle of some numbers, the larger of two; 0 when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** To one decimal place. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
