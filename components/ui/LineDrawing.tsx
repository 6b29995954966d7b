/** The cross of whatever closes or removes; the other icons are in Icon.tsx, which the search modal can do without. */
export const CROSS = 'M6 6l12 12M18 6L6 18'

export type LineDrawingProps = {
  readonly path: string
  readonly className?: string | undefined
}

/** A drawing in the color of the text around it; never the only name of a control. */
export function LineDrawing({ path, className }: LineDrawingProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
