import type { Category } from '@signpost/client'
import type { SelectionOptions } from '../internals/SelectionOptions.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

export interface CategoryBrowserOptions extends SelectionOptions<Category> {
  /** The codes of the groups that are open at first. Default: none. */
  readonly defaultOpen?: readonly string[] | undefined
  /** Disables all choices. */
  readonly disabled?: boolean | undefined
  /** Of the input; those of the other elements begin with it. Default: a generated one. */
  readonly id?: string | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<CategoryBrowserMessages> | undefined
}
