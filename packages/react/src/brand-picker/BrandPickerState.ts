import type { Brand } from '@signpost/client'
import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  LiHTMLAttributes,
  Ref,
  RefCallback,
} from 'react'
import type { FilterGetters } from '../internals/filterGetters.ts'
import type { CatalogStatus } from '../internals/useCatalogStatus.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'
import type { BrandTier } from './brandTiers.ts'

export interface BrandPickerState extends CatalogStatus, BrandPickerGetters {
  readonly country: string | undefined
  /** The typed text. */
  readonly query: string
  /** The rows: the catalog under headings, or the brands that match the text. */
  readonly tiers: readonly BrandTier[]
  readonly count: number
  readonly selected: readonly Brand[]
  /** The active brand, on which keys act, by its index in the list. */
  readonly activeIndex: number | undefined
  /** The announcement for screen readers. */
  readonly announcement: string
  readonly messages: BrandPickerMessages
  readonly actions: BrandPickerActions
}

export interface BrandPickerActions {
  readonly setQuery: (query: string) => void
  readonly setCountry: (country: string) => void
  /** Selects a brand, or deselects it. */
  readonly toggle: (brand: Brand) => void
  readonly clear: () => void
  readonly retry: () => void
}

/** Props of the elements. */
export interface BrandPickerGetters extends FilterGetters {
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
  /** The button in an item of that list, which removes the brand. */
  readonly getRemoveProps: (index: number) => ButtonHTMLAttributes<HTMLButtonElement>
}
