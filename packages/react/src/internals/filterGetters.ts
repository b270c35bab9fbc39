import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
  KeyboardEvent,
  LabelHTMLAttributes,
  Ref,
  RefObject,
} from 'react'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import type { CatalogStatus } from './useCatalogStatus.ts'

/** Props of the elements around a catalog: the group, its label, the search field. */
export interface FilterGetters {
  readonly getRootProps: () => HTMLAttributes<HTMLElement>
  readonly getLabelProps: () => LabelHTMLAttributes<HTMLLabelElement>
  readonly getInputProps: () => InputHTMLAttributes<HTMLInputElement> & {
    readonly ref: Ref<HTMLInputElement>
  }
  /** The button that clears the input. */
  readonly getClearProps: () => ButtonHTMLAttributes<HTMLButtonElement>
  readonly getStatusProps: () => HTMLAttributes<HTMLElement>
}

interface Filter {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly type: (text: string) => void
  /** The id of the filtered list, while it has rows. */
  readonly controls: string | undefined
  readonly disabled: boolean
  readonly view: CatalogStatus
  readonly messages: CatalogMessages
  /** Handles the arrow down and Enter. */
  readonly onEnter: (event: KeyboardEvent) => void
}

export function filterGetters(filter: Filter): FilterGetters {
  const { id, input, query, type, controls, disabled, view, messages, onEnter } = filter
  return {
    getRootProps: () => ({
      role: 'group',
      'aria-labelledby': `${id}-label`,
      'aria-busy': view.status === 'loading',
      ...{ 'data-status': view.status, 'data-error': view.error?.kind },
    }),
    getLabelProps: () => ({ id: `${id}-label`, htmlFor: id }),
    getInputProps: () => ({
      ref: input,
      id,
      type: 'search',
      value: query,
      disabled,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-label': messages.search,
      'aria-controls': controls,
      placeholder: messages.search,
      onChange: ({ currentTarget }) => type(currentTarget.value),
      onKeyDown: (event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'ArrowDown' || event.key === 'Enter') onEnter(event)
        else if (event.key === 'Escape' && query !== '') {
          event.preventDefault()
          type('')
        }
      },
    }),
    getClearProps: () => ({
      type: 'button',
      'aria-label': messages.clearSearch,
      onClick: () => {
        type('')
        input.current?.focus()
      },
    }),
    getStatusProps: () => ({ role: 'status', 'aria-live': 'polite' }),
  }
}
