import type { Brand } from '@signpost/client'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, type PropertyTable, text, tokenList } from '../properties/AttributeKind.ts'

/** The events of `<signpost-brand-picker>`. */
export interface SignpostBrandPickerEvents {
  /** The user has chosen a brand, or removed one. */
  'signpost-selected-change': CustomEvent<{ readonly selected: readonly Brand[] }>
  /** The user has chosen another country. */
  'signpost-country-change': CustomEvent<{ readonly country: string }>
}

/** A picker of brands, which lists the brands of a country, best known first, and searches them by name. */
export class SignpostBrandPickerElement extends SignpostElement<SignpostBrandPickerEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    country: text,
    countries: tokenList,
    selected: null,
    label: text,
    hideLabel: flag,
    disabled: flag,
  }

  /** The country whose brands are shown, ISO 3166-1 in two or three letters. */
  declare country: string | undefined
  /** The countries to choose from. Default: the country cannot be changed. */
  declare countries: readonly string[] | undefined
  /** The selected brands. */
  declare selected: readonly Brand[] | undefined
  /** The label of the picker. Default: the message of the language. */
  declare label: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  declare hideLabel: boolean | undefined
  /** Disables the picker. */
  declare disabled: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./brandPickerContent.ts').then((late) =>
      late.brandPickerContent(this, this.emit),
    )
  }
}
