import { logToConsole } from '../logToConsole.ts'

/** The milliseconds after the page has loaded in which a script may still set the base URL. */
const patience = 1000

/** An element that needs a base URL, and its current settings. */
interface Unconfigured extends Element {
  readonly settings: { readonly baseUrl?: string | undefined }
}

const waiting = new Set<Unconfigured>()

/** Reports all elements without a base URL in one message, once the page has been parsed, because a config may be at its end. */
export function askForBaseUrl(element: Unconfigured): void {
  waiting.add(element)
  if (waiting.size > 1) return
  const askSoon = (): void => void setTimeout(ask, patience)
  if (document.readyState === 'complete') askSoon()
  else addEventListener('load', askSoon, { once: true })
}

function ask(): void {
  const tags = [...waiting].filter(isStillUnconfigured).map(({ localName }) => `<${localName}>`)
  waiting.clear()
  if (tags.length === 0) return
  logToConsole(
    'error',
    `${[...new Set(tags)].join(', ')}: the service is not set. Set \`base-url\`, or set it once, in a <signpost-config base-url="…"> or as \`data-base-url\` of the script.`,
  )
}

function isStillUnconfigured({ isConnected, settings }: Unconfigured): boolean {
  return isConnected && settings.baseUrl === undefined
}
