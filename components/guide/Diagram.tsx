/** A static drawing; its text alternative is the title and description inside of the SVG. */
export function Diagram({ svg }: { readonly svg: string }) {
  return (
    <figure
      className="diagram"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this project
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
