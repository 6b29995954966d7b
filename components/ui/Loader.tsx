/** A turning ring, for something that is on its way. When it appears is its parent's decision. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <p className="loader" role="status">
      <span className="loader-ring" aria-hidden="true" />
      {label}
    </p>
  )
}
