import type { CatalogBrand } from '@signpost/client'
import type { ComponentType } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { CatalogProps } from '../internals/useCatalogState.ts'
import type { BrandPickerOptions } from './useBrandPicker.ts'

export interface BrandPickerProps extends BrandPickerOptions, CatalogProps {
  /** The countries to choose from, as codes of two or three letters. Default: users cannot choose the country. */
  readonly countries?: readonly string[] | undefined
  /** Replaces parts of the picker. */
  readonly slots?: BrandPickerSlots | undefined
  /** Adds class names to parts of the picker. */
  readonly classNames?: BrandPickerClassNames | undefined
}

/** Parts that can be replaced. */
export interface BrandPickerSlots {
  /** The content of a row, such as with a logo, because the service has no logos. */
  readonly brand?: ComponentType<BrandNameProps> | undefined
}

export interface BrandNameProps extends RootProps {
  /** The brand of the row. */
  readonly brand: CatalogBrand
  /** The typed text. */
  readonly query: string
}

/** Class names by part. */
export type BrandPickerClassNames = ClassNames<'root' | 'panel' | 'row' | 'chosen' | 'chip'>
