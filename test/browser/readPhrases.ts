import { virtual } from '@guidepup/virtual-screen-reader'

const mostStops = 500

/** The phrases of a virtual screen reader for these elements, which it meets from the beginning of the page. */
export async function readPhrases(...elements: readonly (Node | null)[]): Promise<string[]> {
  const phrases = new Map<Node | null, string>()
  await virtual.start({ container: document.body })
  try {
    for (let stop = 0; stop < mostStops && phrases.size < elements.length; stop++) {
      const { activeNode } = virtual
      const found = elements.find((element) => element !== null && element === activeNode)
      // An element is spoken once more at its end.
      if (found && !phrases.has(found)) phrases.set(found, await virtual.lastSpokenPhrase())
      await virtual.next()
    }
  } finally {
    await virtual.stop()
  }
  return elements.map((element) => phrases.get(element) ?? '')
}
