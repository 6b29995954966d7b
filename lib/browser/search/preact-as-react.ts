import { type ComponentChild, type ContainerNode, createElement, options, render } from 'preact'

/**
 * As much of React as the embedded modal takes, by Preact. The build puts this module in place of React's there:
 * `preact/compat`, which DocSearch needs, is larger by a tenth of the modal.
 */
export { Component, Fragment } from 'preact'
export { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

const CAPITAL = /[A-Z]/g

options.event = (event: Event) => Object.assign(event, { nativeEvent: event })

/** What JSX is compiled to. */
export function jsx(type: string, props: object, key?: string) {
  return createElement(type, { ...(type === 'path' ? hyphenated(props) : props), key })
}

export { jsx as jsxs }

/** Components write the attributes of a line as React does. */
function hyphenated(props: object): object {
  const name = (before: string) => before.replace(CAPITAL, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(props).map(([before, value]) => [name(before), value]))
}

export function createRoot(place: ContainerNode) {
  return {
    render: (child: ComponentChild) => render(child, place),
    unmount: () => render(null, place),
  }
}
