/** The parts of a link. Control characters are dropped, because fonts draw a box for each. An empty part is omitted. */
export function readLink(search: string): Record<string, string> {
  const parts = [...new URLSearchParams(search)].flatMap(([key, value]) => {
    const text = value.replaceAll(/\p{Cc}/gu, ' ').trim()
    return text ? [[key, text]] : []
  })
  return Object.fromEntries(parts)
}
