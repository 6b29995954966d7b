/** What the build hooks into of webpack, which Next brings without types. */
export type Webpack = {
  readonly NormalModule: {
    getCompilationHooks(compilation: object): {
      readonly needBuild: { tap(name: string, decide: (module: Module) => true | undefined): void }
    }
  }
  readonly BannerPlugin: new (
    options: Readonly<{ raw: boolean; banner: string; include: RegExp; stage: number }>,
  ) => object
}

export type Module = { readonly resource?: string }
export type Compiler = {
  readonly hooks: {
    readonly compilation: { tap(name: string, react: (compilation: object) => void): void }
  }
}
