import { BrandPicker } from '@signpost/react/brand-picker'
import brandPicker from '@signpost/react/brand-picker.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type { BrandPickerTag } from './SignpostBrandPickerElement.ts'

export const events = {
  /** The user has chosen a brand, or removed one. */
  onSelectedChange: 'selected',
  /** The user has chosen another country. */
  onCountryChange: 'country',
} as const

/** The content of `<signpost-brand-picker>`. */
export const content: ElementContent = tagContent<BrandPickerTag>(
  events,
  [...kitStyles, brandPicker],
  ({ selected = [], ...props }) => <BrandPicker {...props} selected={selected} />,
)
