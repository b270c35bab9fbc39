import type { Brand } from '@signpost/client'
import type { SelectionOptions } from '../internals/SelectionOptions.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

export interface BrandPickerOptions extends SelectionOptions<Brand> {
  /** Whose brands are shown, ISO 3166-1 in two or three letters, when the app decides it. Default: the provider's country, until the user chooses another. */
  readonly country?: string | undefined
  /** The user chose another country. */
  readonly onCountryChange?: ((country: string) => void) | undefined
  /** Disables all choices. */
  readonly disabled?: boolean | undefined
  /** Of the input; those of the other elements begin with it. Default: a generated one. */
  readonly id?: string | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<BrandPickerMessages> | undefined
}
