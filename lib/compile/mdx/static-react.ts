import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

const BROWSER_HOOK =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Transition|Optimistic|ActionState|SyncExternalStore)$/
const CURE = 'pages are HTML without scripts of their own'

/**
 * `require` for code that prints once, when a page is compiled.
 * @throws what it loads, when something asks for a browser or for inline code, which the policy of the site forbids
 */
export function staticRequire(name: string): unknown {
  const loaded: unknown = load(name)
  if (name === 'react') return new Proxy(loaded as object, { get: readReact })
  if (name !== 'react/jsx-runtime') return loaded
  const { jsx, jsxs, ...others } = loaded as Record<'jsx' | 'jsxs', (...args: unknown[]) => unknown>
  const checked =
    (create: typeof jsx) =>
    (type: unknown, props: object, ...rest: unknown[]) => {
      if (typeof type === 'string') refuse(type, props)
      return create(type, props, ...rest)
    }
  return { ...others, jsx: checked(jsx), jsxs: checked(jsxs) }
}

function readReact(react: object, name: string | symbol): unknown {
  if (typeof name === 'symbol' || !BROWSER_HOOK.test(name)) return Reflect.get(react, name)
  return () => {
    throw new Error(`${name} waits for a browser: ${CURE}`)
  }
}

function refuse(tag: string, props: object): void {
  if (['script', 'style', 'iframe'].includes(tag)) throw new Error(`<${tag}>: ${CURE}`)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') throw new Error(`${name} waits for a browser: ${CURE}`)
    if (name === 'style') throw new Error('style: give it a class of styles/, not a style')
  }
}
