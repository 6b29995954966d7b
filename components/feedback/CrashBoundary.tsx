import { Component, type ReactNode } from 'react'

export type CrashBoundaryProps = {
  readonly children: ReactNode
  /** After a crash, a change of the key renders the children again. */
  readonly resetKey: string
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

type CrashBoundaryState = {
  readonly crash: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Shows a fallback if a child throws during rendering or in an effect, not in an event handler (§2, §8). */
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

  private readonly handleRetry = () => this.setState({ crash: null })

  override render(): ReactNode {
    const { crash } = this.state
    const { children, fallback } = this.props
    return crash === null ? children : fallback(crash.error, this.handleRetry)
  }
}
