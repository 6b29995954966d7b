import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { jsxAttributes } from './jsx-attributes'

type Child = MdxJsxFlowElement['children'][number]

export function component(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    children: children.filter((child): child is Child => child.type !== 'yaml'),
  }
}

export function tabs(
  group: string,
  panels: readonly { readonly label: string; readonly content: readonly RootContent[] }[],
): MdxJsxFlowElement {
  return component(
    'Tabs',
    { group },
    panels.map(({ label, content }) => component('Tab', { label }, content)),
  )
}
