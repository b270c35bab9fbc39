import { logToConsole } from '../logToConsole.ts'

/** Milliseconds in which a script may still say it, once the page is there. */
const patience = 1000

const waiting = new Set<Element>()

/** Says that nobody said which service an element is to ask, once for all of them and when the page has been read: a config may stand at its end. */
export function askForBaseUrl(element: Element): void {
  waiting.add(element)
  if (waiting.size > 1) return
  const askSoon = (): void => void setTimeout(ask, patience)
  if (document.readyState === 'complete') askSoon()
  else addEventListener('load', askSoon, { once: true })
}

function ask(): void {
  const tags = [...waiting].filter(isStillEmpty).map(({ localName }) => `<${localName}>`)
  waiting.clear()
  if (tags.length === 0) return
  logToConsole(
    'error',
    `${[...new Set(tags)].join(', ')}: which service to ask is not known. Give \`base-url\`, or say it once, in a <signpost-config base-url="…"> or as \`data-base-url\` of the script.`,
  )
}

function isStillEmpty({ isConnected, shadowRoot }: Element): boolean {
  return isConnected && shadowRoot?.childElementCount === 0
}
