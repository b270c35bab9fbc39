import type { Brand } from '@signpost/client'
import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  LiHTMLAttributes,
  Ref,
  RefCallback,
} from 'react'
import type { CatalogActions, CatalogGetters, CatalogState } from '../internals/useCatalogState.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'
import type { BrandTier } from './brandTiers.ts'

export interface BrandPickerState extends CatalogState<Brand>, BrandPickerGetters {
  readonly country: string | undefined
  /** The rows: the catalog in tiers, or the brands that match the text. */
  readonly tiers: readonly BrandTier[]
  readonly count: number
  /** The index of the active brand, which keyboard keys act on. */
  readonly activeIndex: number | undefined
  readonly messages: BrandPickerMessages
  readonly actions: BrandPickerActions
}

export interface BrandPickerActions extends CatalogActions {
  readonly setCountry: (country: string) => void
  /** Selects a brand, or deselects it. */
  readonly toggle: (brand: Brand) => void
}

/** Props of the elements. */
export interface BrandPickerGetters extends CatalogGetters {
  /** The props of the listbox, which scrolls and contains all brands. */
  readonly getListProps: () => HTMLAttributes<HTMLElement> & {
    readonly ref: RefCallback<HTMLElement>
  }
  /** The props of an option, by its index in the list. */
  readonly getOptionProps: (index: number) => LiHTMLAttributes<HTMLLIElement>
  /** The props of the list of chosen brands. */
  readonly getChosenListProps: () => HTMLAttributes<HTMLUListElement> & {
    readonly ref: Ref<HTMLUListElement>
  }
  /** The props of the button in an item of that list, which removes the brand. */
  readonly getRemoveProps: (index: number) => ButtonHTMLAttributes<HTMLButtonElement>
}
