'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { type ClassNames, rootClass } from '../domain/rootClass.ts'
import type { CatalogGetters, CatalogState } from '../internals/useCatalogState.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { FilterField } from './FilterField.tsx'

/** The props that the app gives to a component that shows a catalog. */
interface GivenProps {
  readonly label?: string | undefined
  readonly hideLabel?: boolean | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly classNames?: ClassNames<'root'> | undefined
}

export interface CatalogFrameProps {
  /** The name of the component, for stylesheets. */
  readonly component: string
  readonly given: GivenProps
  readonly state: CatalogState<unknown> & CatalogGetters & { readonly messages: CatalogMessages }
  /** The values of the selected items, which a form sends. */
  readonly values: readonly string[]
  /** The content between the label and the search field. */
  readonly beforeFilter?: ReactNode
  readonly children: ReactNode
}

/** The elements around a catalog: its label, its search field, the values for a form, and the announcements. */
export const CatalogFrame: ComponentWithRef<CatalogFrameProps, HTMLDivElement> = forwardRef(
  function CatalogFrame(props: CatalogFrameProps, ref) {
    const { component, given, state, values, beforeFilter, children } = props
    return (
      <div
        ref={ref}
        {...state.getRootProps()}
        className={rootClass(given)}
        data-signpost={component}
      >
        {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
        <label
          {...state.getLabelProps()}
          data-part="label"
          data-hidden={given.hideLabel ? '' : undefined}
        >
          {given.label ?? state.messages.label}
        </label>
        {beforeFilter}
        <FilterField input={state.getInputProps()} clear={state.getClearProps()} />
        {children}
        {given.name !== undefined &&
          values.map((value) => (
            <input
              key={value}
              type="hidden"
              name={given.name}
              value={value}
              disabled={given.disabled}
            />
          ))}
        <div {...state.getStatusProps()} data-part="live">
          {state.announcement}
        </div>
      </div>
    )
  },
)
