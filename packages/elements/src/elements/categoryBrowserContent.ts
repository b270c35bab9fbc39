import { CategoryBrowser } from '@signpost/react/category-browser'
import categoryBrowser from '@signpost/react/category-browser.css?inline'
import { createElement } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type {
  SignpostCategoryBrowserElement,
  SignpostCategoryBrowserEvents,
} from './SignpostCategoryBrowserElement.ts'

const styles: readonly string[] = [...kitStyles, categoryBrowser]

/** The content of `<signpost-category-browser>`. */
export function categoryBrowserContent(
  host: SignpostCategoryBrowserElement,
  emit: EmitEvent<SignpostCategoryBrowserEvents>,
): ElementContent {
  const render: ElementContent['render'] = () =>
    createElement(CategoryBrowser, {
      selected: host.selected ?? [],
      onSelectedChange: (selected) => {
        host.selected = selected
        emit('signpost-selected-change', { selected })
      },
      defaultOpen: host.defaultOpen,
      label: host.label,
      hideLabel: host.hideLabel,
      disabled: host.disabled,
    })
  return { styles, render }
}
