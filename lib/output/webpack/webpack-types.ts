/** What the build uses of webpack, which Next brings without types. */
export type Webpack = {
  readonly sources: { readonly RawSource: new (text: string) => object }
}

export type WebpackCompiler = {
  readonly hooks: { readonly thisCompilation: Hook<WebpackCompilation> }
}

type WebpackCompilation = {
  readonly hooks: { readonly processAssets: Hook<object> }
  readonly fileDependencies: { add(file: string): void }
  emitAsset(name: string, source: object): void
}

type Hook<Value> = { tap(name: string, listener: (value: Value) => void): void }

export type WebpackRule = {
  readonly test?: RegExp
  readonly enforce?: 'pre' | 'post'
  readonly loader?: string
  readonly options?: object
  readonly use?: unknown
  readonly oneOf?: readonly WebpackRule[]
}

/** What of webpack's configuration the build changes. */
export type WebpackConfig = {
  readonly module: { readonly rules: WebpackRule[] }
  readonly plugins: object[]
  readonly resolve: { readonly alias: Record<string, string | false> }
  cache?: { readonly type: 'memory' } | false
}
