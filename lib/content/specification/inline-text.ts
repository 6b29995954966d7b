const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

/** A text of the data without its marks. */
export function plainText(value: string): string {
  return value.replace(
    MARKED,
    (_whole, inCode?: string, label?: string, linked?: string) => inCode ?? label ?? linked ?? '',
  )
}
