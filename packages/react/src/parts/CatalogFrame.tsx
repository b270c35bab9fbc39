'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import type {
  CatalogActions,
  CatalogGetters,
  CatalogProps,
  CatalogState,
} from '../internals/useCatalogState.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { FilterField } from './FilterField.tsx'
import { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx'

export interface CatalogFrameProps {
  /** The name of the component, for stylesheets. */
  readonly component: string
  readonly props: CatalogProps & {
    readonly disabled?: boolean | undefined
    readonly classNames?: { readonly root?: string | undefined } | undefined
  }
  readonly state: CatalogState<unknown> &
    CatalogGetters & { readonly actions: CatalogActions; readonly messages: CatalogMessages }
  /** The ids or codes of the selected items, which a form sends. */
  readonly values: readonly string[]
  /** A choice between the label and the search field. */
  readonly before?: ReactNode
  /** Default: the notice of the state. */
  readonly notice?: NoticeBoxProps | undefined
  /** The rows. */
  readonly children: ReactNode
  /** The selected items. */
  readonly chosen: ReactNode
}

/** The surroundings of the rows of a catalog: label, search field, skeleton, notice, form values and announcements. */
export const CatalogFrame: ComponentWithRef<CatalogFrameProps, HTMLDivElement> = forwardRef(
  function CatalogFrame(
    { component, props, state, values, before, children, chosen, ...frame }: CatalogFrameProps,
    ref,
  ) {
    const { messages, query, status } = state
    const { notice = state.notice } = frame
    const isUnmatched = query.trim() !== '' && status === 'empty'
    return (
      <div
        ref={ref}
        {...state.getRootProps()}
        {...rootProps(component, { ...props, id: undefined })}
      >
        {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
        <label
          {...state.getLabelProps()}
          data-part="label"
          data-hidden={props.hideLabel ? '' : undefined}
        >
          {props.label ?? messages.label}
        </label>
        {before}
        <FilterField input={state.getInputProps()} clear={state.getClearProps()} />
        <div data-part="catalog">
          {children}
          {notice && (
            <NoticeBox
              advice={isUnmatched ? messages.nothingAdvice : undefined}
              {...notice}
              onRetry={state.actions.retry}
            />
          )}
          {state.isSlow && (
            <div aria-hidden="true" data-part="bones">
              {[1, 2, 3, 4, 5, 6].map((key) => (
                <span key={key} data-part="bone" />
              ))}
            </div>
          )}
        </div>
        {chosen}
        {props.name !== undefined &&
          values.map((value) => (
            <input
              key={value}
              type="hidden"
              name={props.name}
              value={value}
              disabled={props.disabled}
            />
          ))}
        <div {...state.getStatusProps()} data-part="live">
          {state.announcement}
        </div>
      </div>
    )
  },
)
