import { virtual } from '@guidepup/virtual-screen-reader'

// More than any component has; content that changes under the reader would make it loop forever.
const mostStops = 3_000

// The countries of the world have the names and the order of the browser.
const countries = /option, .*, set size 250(\noption, .*, set size 250)+/g

/** The phrases that a screen reader speaks from the beginning of the page to its end, a line for each stop. */
export async function spokenOfPage(): Promise<string> {
  await virtual.start({ container: document.body })
  try {
    for (let stops = 0; stops < mostStops; stops++) {
      await virtual.next()
      // What is announced meanwhile comes between.
      const [, ...phrases] = await virtual.spokenPhraseLog()
      const end = phrases.findIndex((phrase) => /^(end of )?document$/.test(phrase))
      const read = phrases.slice(0, end).filter((phrase) => !/^(polite|assertive): /.test(phrase))
      if (end >= 0) return `${read.join('\n').replace(countries, 'option, … 250 countries')}\n`
    }
    throw new Error(`The reader came to no end: ${await virtual.lastSpokenPhrase()}`)
  } finally {
    await virtual.stop()
  }
}
