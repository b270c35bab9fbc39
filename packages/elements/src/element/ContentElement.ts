import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { logToConsole } from '../logToConsole.ts'
import type { ElementSettings } from '../settings/ElementSettings.ts'
import { messagesFor } from '../settings/messagesFor.ts'
import { onSettings, settingsFor } from '../settings/pageSettings.ts'
import { Frame } from './Frame.tsx'
import { SettingsElement } from './SettingsElement.ts'

/** The content of an element's shadow root. */
export interface ElementContent {
  /** The texts of its stylesheets. */
  readonly styles: readonly string[]
  readonly render: () => ReactNode
}

/**
 * An element that shows something: a React root, and its settings.
 * @attr {string} config - The `id` of the `<signpost-config>` whose settings this element takes. Without it: the one around it, else the one of the page.
 */
export abstract class ContentElement<Events extends object> extends SettingsElement<Events> {
  #content: ElementContent | undefined
  #isLoading = false
  #root: Root | undefined
  #undo: readonly (() => void)[] = []

  /** The content to show, or a promise of it where it is loaded when the element is used. */
  protected abstract load(): ElementContent | Promise<ElementContent>

  /** The root into which the content is rendered. */
  protected abstract get tree(): ShadowRoot | HTMLElement

  /**
   * The settings of this element, its config and the script.
   * @internal
   */
  get settings(): ElementSettings {
    return settingsFor(this, this.ownSettings)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Moved within the page: it was never disconnected for longer than a task.
    if (this.#undo.length > 0) return
    this.#undo = this.start()
  }

  disconnectedCallback(): void {
    // When it is moved, it is connected again before this runs.
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
    return [onSettings(() => this.update())]
  }

  protected override show(): void {
    const { settings, tree } = this
    const { baseUrl, language } = settings
    if (baseUrl === undefined) {
      // Loaded on demand, because few pages have this problem.
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
    const children = this.#content.render()
    this.#root ??= createRoot(tree)
    this.#root.render(createElement(Frame, { tree, baseUrl, settings, messages, children }))
  }

  #load(): void {
    if (this.#isLoading) return
    const take = (content: ElementContent): void => {
      this.#content = content
      const { tree } = this
      if (tree instanceof ShadowRoot) tree.adoptedStyleSheets = content.styles.map(sheetOf)
    }
    const loaded = this.load()
    if (!(loaded instanceof Promise)) {
      take(loaded)
      return
    }
    this.#isLoading = true
    loaded
      .then(take, (error: unknown) => {
        logToConsole('error', `<${this.localName}>: its code could not be loaded.`, error)
      })
      .finally(() => {
        this.#isLoading = false
        if (this.#content) this.update()
      })
  }
}

const sheets = new Map<string, CSSStyleSheet>()

/** A stylesheet for shadow roots, shared by all that adopt the same text. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inShadow(css))
  sheets.set(css, sheet)
  return sheet
}

/**
 * In a page the tokens are set on the outermost component. In a shadow root they are set on the host instead, where the page can override
 * them, and so are the attributes that select the colors and the density. The page's `color-scheme` selects light or dark, as for HTML's
 * own fields.
 */
export function inShadow(css: string): string {
  return css
    .replaceAll(/:where\(\[data-signpost\]:not\(\[data-signpost\] \*\)\)/g, ':host')
    .replaceAll(
      /:where\(\[data-(color-scheme|density)="?(\w+)"?\] \[data-signpost\]\)/g,
      ':host([data-$1="$2"])',
    )
}
