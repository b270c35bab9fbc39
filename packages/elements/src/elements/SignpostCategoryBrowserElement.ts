import type { Category } from '@signpost/client'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, type PropertyTable, text, tokenList } from '../properties/AttributeKind.ts'

/** The events of `<signpost-category-browser>`. */
export interface SignpostCategoryBrowserEvents {
  /** The user has chosen a category, or removed one. */
  'signpost-selected-change': CustomEvent<{ readonly selected: readonly Category[] }>
}

/** A picker of categories, which shows the catalog in its two levels and searches it by name. */
export class SignpostCategoryBrowserElement extends SignpostElement<SignpostCategoryBrowserEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    selected: null,
    defaultOpen: tokenList,
    label: text,
    hideLabel: flag,
    disabled: flag,
  }

  /** The selected categories. */
  declare selected: readonly Category[] | undefined
  /** The codes of the groups that are initially expanded. Default: none. */
  declare defaultOpen: readonly string[] | undefined
  /** The label of the browser. Default: the message of the language. */
  declare label: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  declare hideLabel: boolean | undefined
  /** Disables the browser. */
  declare disabled: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./categoryBrowserContent.ts').then((late) =>
      late.categoryBrowserContent(this, this.emit),
    )
  }
}
