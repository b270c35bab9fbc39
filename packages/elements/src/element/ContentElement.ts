import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { logToConsole } from '../logToConsole.ts'
import type { ElementSettings } from '../settings/ElementSettings.ts'
import { messagesFor } from '../settings/messagesFor.ts'
import { onSettings, settingsFor } from '../settings/pageSettings.ts'
import type { ElementContent } from './ElementContent.ts'
import { Frame } from './Frame.tsx'
import { SettingsElement } from './SettingsElement.ts'
import { sheetOf } from './sheetOf.ts'

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
