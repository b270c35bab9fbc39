/// <reference path="../../imports.d.ts" />
import base from '@signpost/react/base.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import tokens from '@signpost/react/tokens.css?inline'
import type { ReactNode } from 'react'
import { ContentElement, type ElementContent } from '../../element/ContentElement.ts'
import type { EmitEvent } from '../../element/SettingsElement.ts'
import { type SignpostSearchEvents, table } from '../../elements/SignpostSearchElement.tsx'
import type { PropertyTable } from '../../properties/AttributeKind.ts'
import { settingsTable } from '../../settings/ElementSettings.ts'
import { dataAttributeOf, readData } from '../readData.ts'
import { InputSuggestions, inputProperties } from './InputSuggestions.tsx'

/** The element behind an `<input data-signpost="search">`, with its list. It is in the page's own tree, where the input can refer to its rows. */
export class SuggestionsElement extends ContentElement<SignpostSearchEvents> {
  static override readonly properties: PropertyTable = {
    ...settingsTable,
    ...Object.fromEntries(inputProperties.map((name) => [name, table[name]])),
  }

  readonly #input: HTMLInputElement
  readonly #isCopy: boolean

  /** A copy of the tree is created without an input. */
  constructor(input?: HTMLInputElement) {
    super()
    this.#input = input ?? document.createElement('input')
    this.#isCopy = input === undefined
  }

  /** The input of a copy gets its own list. */
  override connectedCallback(): void {
    if (this.#isCopy) this.remove()
    else super.connectedCallback()
  }

  /** Events are dispatched at the input, where the page listens. */
  override readonly emit: EmitEvent<SignpostSearchEvents> = (type, detail) => {
    const cancelable = type === 'signpost-before-select'
    return this.#input.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }))
  }

  /** The current value of a `data-*` attribute of the input. */
  override read(name: string): unknown {
    return readData(this.#input, name, SuggestionsElement.properties[name])
  }

  protected override makeTree(): HTMLElement {
    return this
  }

  protected override load(): ElementContent {
    return { styles: [], render: () => this.#render() }
  }

  protected override start(): (() => void)[] {
    const watcher = new MutationObserver(() => this.update())
    const observed = Object.keys(SuggestionsElement.properties).map(dataAttributeOf)
    watcher.observe(this.#input, {
      attributeFilter: [...observed, ...styleAttributes, 'disabled', 'readonly'],
    })
    return [...super.start(), () => watcher.disconnect(), adoptStyles(this.ownerDocument)]
  }

  protected override show(): void {
    for (const name of styleAttributes) {
      const value = this.#input.getAttribute(name)
      if (value === null) this.removeAttribute(name)
      else this.setAttribute(name, value)
    }
    super.show()
  }

  #render(): ReactNode {
    const options = this.readAll(inputProperties)
    return <InputSuggestions input={this.#input} emit={this.emit} {...options} />
  }
}

/** The attributes by which a page sets the theme of the components inside. */
const styleAttributes = ['data-color-scheme', 'data-density']

let sheet: CSSStyleSheet | undefined

/** Adds the styles of the lists for inputs to the page, until the returned function is called. */
function adoptStyles(page: Document): () => void {
  sheet ??= makeSheet()
  const adopted = sheet
  page.adoptedStyleSheets.push(adopted)
  return () => {
    page.adoptedStyleSheets.splice(page.adoptedStyleSheets.indexOf(adopted), 1)
  }
}

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  const ofComponents = [tokens, base, placeSearch].join('\n')
  made.replaceSync(`${ofComponents.replaceAll('[data-signpost]', notInput)}\n${ownStyles}`)
  return made
}

// The input keeps the style of the page, and the element behind it takes no space.
const notInput = '[data-signpost]:where(:not(input))'
const ownStyles = 'signpost-suggestions,signpost-suggestions>[data-signpost]{display:contents}'
