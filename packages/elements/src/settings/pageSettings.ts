import type { ElementSettings } from './ElementSettings.ts'

/** A source of settings on the page. */
interface SettingsSource extends Element {
  readonly ownSettings: ElementSettings
}

let scriptSettings: ElementSettings = {}
const sources = new Set<SettingsSource>()
const listeners = new Set<() => void>()
let stopWatching = (): void => {}

/** Sets the defaults from the script tag. They apply unless an element or a `<signpost-config>` overrides them. */
export function setDefaults(settings: ElementSettings): void {
  scriptSettings = { ...scriptSettings, ...settings }
  notifyListeners()
}

/** Registers a source of settings until the returned function is called. */
export function addSource(source: SettingsSource): () => void {
  sources.add(source)
  notifyListeners()
  return () => {
    sources.delete(source)
    notifyListeners()
  }
}

export function notifyListeners(): void {
  for (const listener of listeners) listener()
}

export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchLanguages(notifyListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** The effective settings of an element: its own override those of its config, which override those of the script, which override the language of the page. */
export function settingsFor(element: Element, own: ElementSettings): ElementSettings {
  const merged = {
    ...scriptSettings,
    ...definedOf(sourceFor(element)?.ownSettings),
    ...definedOf(own),
  }
  return { ...merged, language: readLanguage(merged.language) ?? languageAround(element) }
}

/** The config that an element names by its id, or the one around it, or the first empty one of the page. */
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

/** True when a node is inside another, through shadow roots too. */
function encloses(outer: Node, node: Node): boolean {
  if (outer.contains(node)) return true
  const root = node.getRootNode()
  return root instanceof ShadowRoot && encloses(outer, root.host)
}

function inOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The settings without undefined values. */
function definedOf(settings: ElementSettings = {}): ElementSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

/** The language of the page around an element: the nearest `lang`, through shadow roots too. */
function languageAround(element: Element): string | undefined {
  const closest = element.closest('[lang]')
  if (closest) return readLanguage(closest.getAttribute('lang'))
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

/** Calls a function when the language of the page changes, until the returned function is called. */
function watchLanguages(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document, { subtree: true, attributeFilter: ['lang'] })
  return () => watcher.disconnect()
}

/** The BCP 47 tag in a text; undefined for an invalid tag, such as `en_US`. */
function readLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? String(new Intl.Locale(text)) : undefined
  } catch {
    return undefined
  }
}
