import { BrandPicker } from '@signpost/react/brand-picker'
import brandPicker from '@signpost/react/brand-picker.css?inline'
import { createElement } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type {
  SignpostBrandPickerElement,
  SignpostBrandPickerEvents,
} from './SignpostBrandPickerElement.ts'

const styles: readonly string[] = [...kitStyles, brandPicker]

/** The content of `<signpost-brand-picker>`. */
export function brandPickerContent(
  host: SignpostBrandPickerElement,
  emit: EmitEvent<SignpostBrandPickerEvents>,
): ElementContent {
  const render: ElementContent['render'] = () =>
    createElement(BrandPicker, {
      country: host.country,
      countries: host.countries,
      onCountryChange: (country) => {
        host.country = country
        emit('signpost-country-change', { country })
      },
      selected: host.selected ?? [],
      onSelectedChange: (selected) => {
        host.selected = selected
        emit('signpost-selected-change', { selected })
      },
      label: host.label,
      hideLabel: host.hideLabel,
      disabled: host.disabled,
    })
  return { styles, render }
}
