import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { logToConsole } from '../logToConsole.ts'
import type { ElementSettings } from '../settings/ElementSettings.ts'
import { messagesFor } from '../settings/messagesFor.ts'
import { onSettings, settingsFor } from '../settings/pageSettings.ts'
import { Frame } from './Frame.tsx'
import { SettingsElement } from './SettingsElement.ts'

/** The content of an element. */
export interface ElementContent {
  /** The texts of its stylesheets. */
  readonly styles: readonly string[]
  readonly render: (element: ContentElement<object>) => ReactNode
}

/** An element with visible content: a React root, in a shadow root. */
export abstract class ContentElement<Events extends object> extends SettingsElement<Events> {
  #content: ElementContent | undefined
  #isLoading = false
  #root: Root | undefined
  #undo: readonly (() => void)[] = []

  /** The root into which the content is rendered. */
  protected readonly tree: ShadowRoot | HTMLElement = this.makeTree()
  /** An element with a map, whose code is large, is loaded shortly before it becomes visible. */
  #isNear = !('mapStyle' in (this.constructor as typeof ContentElement).properties)

  /** The content to show, or a promise of it if it is loaded on demand. */
  protected abstract load(): ElementContent | Promise<ElementContent>

  protected makeTree(): ShadowRoot | HTMLElement {
    return this.attachShadow({ mode: 'open', delegatesFocus: true })
  }

  /**
   * The settings of this element, its config and the script.
   * @internal
   */
  get settings(): ElementSettings {
    return settingsFor(this, this.ownSettings)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Moved within the page: it was reconnected in the same task.
    if (this.#undo.length > 0) return
    this.#undo = this.start()
  }

  disconnectedCallback(): void {
    // A moved element is connected again before this runs.
    queueMicrotask(() => {
      if (this.isConnected) return this.update()
      for (const undo of this.#undo) undo()
      this.#undo = []
      this.#root?.unmount()
      this.#root = undefined
    })
  }

  /** Starts the work that lasts while the element is connected; returns the functions that end it. */
  protected start(): (() => void)[] {
    const { tree } = this
    return [
      onSettings(() => this.update()),
      ...(tree instanceof ShadowRoot ? [mirrorParts(tree)] : []),
      ...(this.#isNear ? [] : [this.#awaitViewport()]),
    ]
  }

  protected override show(): void {
    if (!this.#isNear) return
    const { settings, tree } = this
    const { baseUrl, language } = settings
    if (baseUrl === undefined) {
      // Loaded on demand, because few pages need it.
      import('../settings/askForBaseUrl.ts').then(
        (late) => late.askForBaseUrl(this),
        () => {},
      )
      return
    }
    const messages = messagesFor(language)
    if (messages instanceof Promise) messages.then(() => this.update())
    if (this.#content === undefined) this.#load()
    if (messages instanceof Promise || this.#content === undefined) return
    const children = this.#content.render(this)
    this.#root ??= createRoot(tree)
    this.#root.render(createElement(Frame, { tree, baseUrl, settings, messages, children }))
  }

  #awaitViewport(): () => void {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        this.#isNear = true
        watcher.disconnect()
        this.update()
      },
      { rootMargin: '50%' },
    )
    watcher.observe(this)
    return () => watcher.disconnect()
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return
    const loaded = this.load()
    if (!(loaded instanceof Promise)) return this.#take(loaded)
    this.#isLoading = true
    try {
      this.#take(await loaded)
      this.update()
    } catch (error) {
      logToConsole('error', `<${this.localName}>: its code could not be loaded.`, error)
    }
    this.#isLoading = false
  }

  #take(content: ElementContent): void {
    this.#content = content
    const { tree } = this
    if (tree instanceof ShadowRoot) tree.adoptedStyleSheets = content.styles.map(sheetOf)
  }
}

const sheets = new Map<string, CSSStyleSheet>()

/** A stylesheet for shadow roots, shared by all roots that use the same text. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inShadow(css))
  sheets.set(css, sheet)
  return sheet
}

/** Moves the tokens to the host. In a page they are set on the outermost component; in a shadow root the host has them, and the attributes that select the colors and the density, so that the page can override them. The page's `color-scheme` selects light or dark, as for native fields. */
export function inShadow(css: string): string {
  return css
    .replaceAll(/:where\(\[data-signpost\]:not\(\[data-signpost\] \*\)\)/g, ':host')
    .replaceAll(
      /:where\(\[data-(color-scheme|density)="?(\w+)"?\] \[data-signpost\]\)/g,
      ':host([data-$1="$2"])',
    )
}

/** Exposes the parts of a shadow root to the page's stylesheets: every `data-part` becomes a `::part`, and every component a part with its name. The returned function stops it. */
function mirrorParts(root: ShadowRoot): () => void {
  const watcher = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) mirror(node)
    }
  })
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: names })
  return () => watcher.disconnect()
}

const names = ['data-part', 'data-signpost']
const named = '[data-part],[data-signpost]'

function mirror(node: Node): void {
  if (!(node instanceof Element)) return
  for (const element of [node, ...node.querySelectorAll(named)]) {
    const parts = names.map((name) => element.getAttribute(name)).filter((part) => part !== null)
    if (parts.length > 0) element.setAttribute('part', parts.join(' '))
  }
}
