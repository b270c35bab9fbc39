import { logToConsole } from '../logToConsole.ts'

/** Milliseconds in which a script may still set the base URL, after the page has loaded. */
const patience = 1000

const waiting = new Set<Element>()

/** Reports elements without a base URL, once for all of them and after the page has been parsed: a config may be at its end. */
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
