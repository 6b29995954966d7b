// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Callout } from './Callout'

afterEach(cleanup)

describe('a callout', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ] as const)('of type %s is named %s', (type, name) => {
    render(<Callout type={type}>Text</Callout>)
    expect(screen.getByRole('note', { name }).textContent).toBe(`${name} Text`)
  })

  it('without a type is a note', () => {
    render(<Callout>Text</Callout>)
    expect(screen.getByRole('note', { name: 'Note' })).toBeTruthy()
  })

  it('with a title is named by it, and shows its kind too', () => {
    render(
      <Callout type="warning" title="Costs">
        Text
      </Callout>,
    )
    const callout = screen.getByRole('note', { name: 'Costs' })
    expect(callout.textContent).toContain('Warning')
  })
})
