import type { ElementSettings } from './ElementSettings.ts'
import { languageAround, readLanguage, watchLanguages } from './pageLanguage.ts'

/** Something on the page that settings come from. */
export interface SettingsSource extends Element {
  readonly ownSettings: ElementSettings
}

let ofScript: ElementSettings = {}
const sources = new Set<SettingsSource>()
const readers = new Set<() => void>()
let stopWatching = (): void => {}

/** What holds where neither an element nor a `<signpost-config>` says otherwise: what the script was told. */
export function setDefaults(settings: ElementSettings): void {
  ofScript = { ...ofScript, ...settings }
  tellReaders()
}

/** Lets a source speak for as long as the returned function is not called. */
export function addSource(source: SettingsSource): () => void {
  sources.add(source)
  tellReaders()
  return () => {
    sources.delete(source)
    tellReaders()
  }
}

export function tellReaders(): void {
  for (const read of readers) read()
}

export function onSettings(read: () => void): () => void {
  if (readers.size === 0) stopWatching = watchLanguages(tellReaders)
  readers.add(read)
  return () => {
    readers.delete(read)
    if (readers.size === 0) stopWatching()
  }
}

/** The settings that hold for an element: its own over those of its config over those of the script over the language of the page. */
export function settingsFor(element: Element, own: ElementSettings): ElementSettings {
  const said = { ...ofScript, ...given(sourceFor(element)?.ownSettings), ...given(own) }
  return { ...said, language: readLanguage(said.language) ?? languageAround(element) }
}

/** The config that an element names by its id, else the one around it, else the first of the page that is around nothing. */
function sourceFor(element: Element): SettingsSource | undefined {
  const id = element.getAttribute('config')
  const all = [...sources]
  if (id !== null) return all.find((source) => source.id === id)
  const around = all.filter((source) => encloses(source, element))
  const innermost = around.find(
    (source) => !around.some((other) => other !== source && encloses(source, other)),
  )
  return innermost ?? all.filter((source) => source.childElementCount === 0).sort(inOrder)[0]
}

/** Whether a node stands in another, through shadow roots too. */
function encloses(outer: Node, node: Node): boolean {
  if (outer.contains(node)) return true
  const root = node.getRootNode()
  return root instanceof ShadowRoot && encloses(outer, root.host)
}

function inOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What was said; a setting that is undefined was not. */
function given(settings: ElementSettings = {}): ElementSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
