/** The parts of a link. Control characters are dropped: a font draws a box for each. A part with nothing else is none. */
export function readLink(search: string): Record<string, string> {
  const parts = [...new URLSearchParams(search)].flatMap(([key, value]) => {
    const text = value.replaceAll(/\p{Cc}/gu, ' ').trim()
    return text ? [[key, text]] : []
  })
  return Object.fromEntries(parts)
}
