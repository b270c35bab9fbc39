import type { CatalogBrand } from '@signpost/client'
import type { ComponentType } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { CatalogProps } from '../internals/useCatalogState.ts'
import type { BrandPickerOptions } from './useBrandPicker.ts'

export interface BrandPickerProps extends BrandPickerOptions, CatalogProps {
  /** The countries among which the user may choose, in two or three letters. Default: the country cannot be chosen. */
  readonly countries?: readonly string[] | undefined
  /** Replaces parts. */
  readonly slots?: BrandPickerSlots | undefined
  /** Adds classes to parts. */
  readonly classNames?: BrandPickerClassNames | undefined
}

/** Parts that can be replaced. */
export interface BrandPickerSlots {
  /** The content of a row of the list; render a logo here, of which the service has none. */
  readonly brand?: ComponentType<BrandNameProps> | undefined
}

export interface BrandNameProps extends RootProps {
  /** The brand of the row. */
  readonly brand: CatalogBrand
  /** The typed text. */
  readonly query: string
}

/** Class names by part. */
export type BrandPickerClassNames = ClassNames<'root' | 'list' | 'option' | 'chosen' | 'chip'>
