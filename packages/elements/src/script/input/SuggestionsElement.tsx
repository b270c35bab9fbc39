import type { ReactNode } from 'react'
import { ContentElement } from '../../element/ContentElement.ts'
import type { ElementContent } from '../../element/ElementContent.ts'
import type { Tell } from '../../element/PropertyElement.ts'
import type { SignpostSearchEvents } from '../../elements/SignpostSearchElement.tsx'
import { type SearchOptions, searchProperties } from '../../elements/searchProperties.ts'
import type { PropertyTable } from '../../properties/PropertyTable.ts'
import { settingsTable } from '../../settings/ElementSettings.ts'
import { dataAttributeOf, readData } from '../readData.ts'
import { InputSuggestions } from './InputSuggestions.tsx'
import { wearStyles } from './wearStyles.ts'

/** What stands behind an `<input data-signpost="search">`: its list, in the page's own tree, where the input can name its rows. */
export class SuggestionsElement extends ContentElement<SignpostSearchEvents> {
  static override readonly properties: PropertyTable = { ...settingsTable, ...searchProperties }

  declare userPosition: SearchOptions['userPosition']
  declare limit: SearchOptions['limit']
  declare minLength: SearchOptions['minLength']
  declare kinds: SearchOptions['kinds']
  declare recent: SearchOptions['recent']
  declare locate: SearchOptions['locate']

  readonly #input: HTMLInputElement

  constructor(input: HTMLInputElement) {
    super()
    this.#input = input
  }

  /** The page listens to its input. */
  protected override readonly tell: Tell<SignpostSearchEvents> = (type, detail) => {
    this.#input.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
  }

  /** What the input says at this moment. */
  override read(name: string): unknown {
    return readData(this.#input, name, SuggestionsElement.properties[name])
  }

  protected override get tree(): HTMLElement {
    return this
  }

  protected override load(): ElementContent {
    return { styles: [], render: () => this.#render() }
  }

  protected override start(): (() => void)[] {
    const watcher = new MutationObserver(() => this.update())
    const said = Object.keys(SuggestionsElement.properties).map(dataAttributeOf)
    watcher.observe(this.#input, { attributeFilter: [...said, ...looks, 'disabled', 'readonly'] })
    return [...super.start(), () => watcher.disconnect(), wearStyles(this.ownerDocument)]
  }

  protected override show(): void {
    for (const look of looks) {
      const value = this.#input.getAttribute(look)
      if (value === null) this.removeAttribute(look)
      else this.setAttribute(look, value)
    }
    super.show()
  }

  #render(): ReactNode {
    const { userPosition, limit, minLength, kinds, recent, locate } = this
    const options = { userPosition, limit, minLength, kinds, recent, locate }
    return <InputSuggestions input={this.#input} tell={this.tell} {...options} />
  }
}

/** What the page says of the looks of a component around it. */
const looks = ['data-color-scheme', 'data-density']
