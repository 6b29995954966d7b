import { Component, type ReactNode } from 'react'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { CrashPage } from './CrashPage'

export type CrashBoundaryProps = {
  readonly children: ReactNode
  /** A change of it, such as another route, clears the crash. */
  readonly resetKey: string
  /** What a crash shows instead of the crash page. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode
}

type CrashBoundaryState = {
  readonly crash: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Shows the crash page in place of children that throw while they render (§2, §8). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): Partial<CrashBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { crash: null, resetKey: props.resetKey }
  }

  private readonly handleRetry = () =>
    this.setState({ crash: null }, () => {
      // The button that had focus is gone with the crash page.
      if (this.props.fallback === undefined)
        document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
    })

  override render(): ReactNode {
    const { crash } = this.state
    const { children, fallback } = this.props
    if (crash === null) return children
    if (fallback !== undefined) return fallback(crash.error, this.handleRetry)
    return <CrashPage error={crash.error} onRetry={this.handleRetry} />
  }
}
