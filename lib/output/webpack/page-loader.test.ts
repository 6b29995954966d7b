import { expect, it, vi } from 'vitest'
import pageLoader from './page-loader.mjs'

const { nextra } = vi.hoisted(() => ({ nextra: vi.fn() }))
const addContextDependency = vi.fn()
vi.mock('nextra/loader', () => ({ default: nextra }))

/** The loader's result for a page: an error or code. */
async function bundled(compile: (done: (error: unknown, code?: string) => void) => void) {
  nextra.mockImplementation(function (this: {
    async(): typeof compile extends (done: infer Done) => void ? Done : never
  }) {
    compile(this.async())
  })
  return new Promise<{ error: unknown; code: string }>((resolve) => {
    pageLoader.call(
      {
        rootContext: '/project',
        addContextDependency,
        async: () => (error: unknown, code: string) => resolve({ error, code }),
      },
      'text',
    )
  })
}

it('a page with a mistake fails only when opened, and no other page fails', async () => {
  const fault = new Error('pages/docs/A.mdx:7 <Grid>: found `an` "unknown" component')
  const { error, code } = await bundled((done) => done(fault))
  expect(error).toBeNull()
  const page: { default(): unknown } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  expect(() => page.default()).toThrow(fault.message)
  expect(addContextDependency).toHaveBeenCalledWith('/project/partials')
})

it('a page without a mistake is compiled by Nextra', async () => {
  const code = 'export default 1'
  expect(await bundled((done) => done(null, code))).toEqual({ error: null, code })
})
