import { useReaderValue } from './useReaderValues'

/** Shows the reader's valid value, if there is one, in place of a text such as `<cluster-name>`. */
export function Placeholder({ children }: { readonly children: string }) {
  const name = children.slice(1, -1)
  const value = useReaderValue(name)
  return value === undefined ? (
    <var>{children}</var>
  ) : (
    <var data-filled="" title={`<${name}>`}>
      {value}
    </var>
  )
}
