'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

export interface AddByHandProps extends ComponentPropsWithoutRef<'button'> {
  /** The state that `footer` gets. */
  readonly state: Pick<PlaceSearchState, 'query' | 'messages' | 'actions'>
  /** Called with the typed text, such as to prefill an address form. It may move the focus; otherwise the focus returns to the input. */
  readonly onAdd: (text: string) => void
}

/**
 * A button below the list for users who cannot find their address: closes the list, and passes the typed text to the app. It accepts the
 * props of a button; its children replace the message.
 *
 * @example
 * ```tsx
 * <>
 *   <PlaceSearch footer={(state) => <AddByHand state={state} onAdd={setText} />} />
 *   <AddressForm key={text} defaultValues={{ 'address-line1': text }} />
 * </>
 * ```
 */
export const AddByHand: ComponentWithRef<AddByHandProps, HTMLButtonElement> = forwardRef(
  function AddByHand(props: AddByHandProps, ref) {
    const { state, onAdd, children, onClick, ...button } = props
    const { query, messages, actions } = state
    return (
      <button
        type="button"
        data-part="action"
        {...button}
        ref={ref}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented) return
          actions.close()
          onAdd(query.trim())
        }}
      >
        {children ?? messages.addByHand}
      </button>
    )
  },
)
