/** Lets whatever else waits on the thread run. */
export type Pause = () => Promise<void>

/** Milliseconds of work between two pauses: a key that comes meanwhile waits no longer. */
const SLICE_MS = 4

/** Cuts long work into slices. */
export class Slices {
  private readonly pause: Pause
  private readonly now: () => number
  private start: number

  /** @param now the time in milliseconds */
  constructor(pause: Pause, now = () => performance.now()) {
    this.pause = pause
    this.now = now
    this.start = now()
  }

  /** To be awaited between small pieces of the work: pauses when the slice is used up. */
  async next(): Promise<void> {
    if (this.now() - this.start < SLICE_MS) return
    await this.pause()
    this.start = this.now()
  }
}
