/** The webpack that Next bundles has no types. */
export type WebpackRule = {
  readonly test?: RegExp
  readonly enforce?: 'pre' | 'post'
  readonly loader?: string
  readonly options?: object
  readonly use?: unknown
  readonly oneOf?: readonly WebpackRule[]
}

export type WebpackConfig = {
  readonly module: { readonly rules: WebpackRule[] }
  readonly resolve: { readonly alias: Record<string, string | false> }
  readonly plugins: object[]
  cache?: { readonly type: 'memory' } | false
}
