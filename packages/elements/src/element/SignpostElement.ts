import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { askForBaseUrl } from '../settings/askForBaseUrl.ts'
import type { ElementSettings } from '../settings/ElementSettings.ts'
import { onSettings, settingsFor } from '../settings/pageSettings.ts'
import { wordsOf } from '../settings/wordsOf.ts'
import type { ElementContent } from './ElementContent.ts'
import { Frame } from './Frame.tsx'
import { mirrorParts } from './mirrorParts.ts'
import { SettingsElement } from './SettingsElement.ts'
import { sheetOf } from './sheetOf.ts'
import { tellDeveloper } from './tellDeveloper.ts'

/** What all elements with something to show have in common: a React root in a shadow root, and settings. */
export abstract class SignpostElement<Events extends object> extends SettingsElement<Events> {
  readonly #shadow: ShadowRoot
  #content: ElementContent | undefined
  #isLoading = false
  #root: Root | undefined
  #undo: readonly (() => void)[] = []

  constructor() {
    super()
    this.#shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
  }

  /** What to show, or a promise of it where it is loaded when the element is used. */
  protected abstract load(): ElementContent | Promise<ElementContent>

  /** The settings that hold for this element. */
  get settings(): ElementSettings {
    return settingsFor(this, this.ownSettings)
  }

  /** Where the content stands. */
  protected get tree(): ShadowRoot {
    return this.#shadow
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Moved within the page: it was never away.
    if (this.#undo.length > 0) return
    this.#undo = this.start()
  }

  disconnectedCallback(): void {
    // When it is moved, it is back before this runs.
    queueMicrotask(() => {
      if (this.isConnected) return this.update()
      for (const undo of this.#undo) undo()
      this.#undo = []
      this.#root?.unmount()
      this.#root = undefined
    })
  }

  /** What runs for as long as the element is on a page, and how it ends. */
  protected start(): (() => void)[] {
    return [onSettings(() => this.update()), mirrorParts(this.#shadow)]
  }

  protected override show(): void {
    const { settings } = this
    const { baseUrl, language } = settings
    if (baseUrl === undefined) {
      askForBaseUrl(this)
      return
    }
    const words = wordsOf(language)
    if (words instanceof Promise) words.then(() => this.update())
    if (this.#content === undefined) this.#load()
    if (words instanceof Promise || this.#content === undefined) return
    const children = this.#content.render()
    this.#root ??= createRoot(this.#shadow)
    this.#root.render(createElement(Frame, { baseUrl, settings, words, children }))
  }

  #load(): void {
    if (this.#isLoading) return
    const take = (content: ElementContent): void => {
      this.#content = content
      this.#shadow.adoptedStyleSheets = content.styles.map(sheetOf)
    }
    const loaded = this.load()
    if (!(loaded instanceof Promise)) {
      take(loaded)
      return
    }
    this.#isLoading = true
    loaded
      .then(take, (error: unknown) => {
        tellDeveloper('error', `<${this.localName}>: its code could not be loaded.`, error)
      })
      .finally(() => {
        this.#isLoading = false
        if (this.#content) this.update()
      })
  }
}
