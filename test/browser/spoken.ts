import { virtual } from '@guidepup/virtual-screen-reader'

// More than any component has. Content that changes during reading would otherwise cause an endless loop.
const mostStops = 3_000

// The names and the order of countries depend on the browser.
const countries = /option, .*, set size 250(\noption, .*, set size 250)+/g

/** The phrases that a screen reader speaks from the beginning of the page to its end, one line per stop. */
export async function spokenOfPage(): Promise<string> {
  await virtual.start({ container: document.body })
  try {
    for (let stops = 0; stops < mostStops; stops++) {
      await virtual.next()
      // Announcements appear between the phrases.
      const [, ...phrases] = await virtual.spokenPhraseLog()
      const end = phrases.findIndex((phrase) => /^(end of )?document$/.test(phrase))
      const read = phrases.slice(0, end).filter((phrase) => !/^(polite|assertive): /.test(phrase))
      if (end >= 0) return `${read.join('\n').replace(countries, 'option, … 250 countries')}\n`
    }
    throw new Error(
      `The screen reader did not reach the end of the page: ${await virtual.lastSpokenPhrase()}`,
    )
  } finally {
    await virtual.stop()
  }
}
