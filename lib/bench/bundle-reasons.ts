/** A part above this size (bytes, brotli 11) needs a reason: issue 7, point 2. */
export const LARGE_PART_BYTES = 3000

/** Why each large part of the scripts is there. */
export const BUNDLE_REASONS: ReadonlyMap<string, string> = new Map([])
