'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import type {
  CatalogActions,
  CatalogGetters,
  CatalogProps,
  CatalogState,
} from '../internals/useCatalogState.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { Button } from './Button.tsx'
import { Frame } from './Frame.tsx'
import { type Answer, useFrame } from './useFrame.tsx'

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
  /** An additional field between the label and the search field. */
  readonly before?: ReactNode
  /** The notice. Default: the notice of the state. */
  readonly notice?: Answer['notice']
  /** The rows. */
  readonly children: ReactNode
  /** The list of selected items. */
  readonly chosen: ReactNode
}

/** The frame around the rows of a catalog: label, search field, skeleton, notice, form values and announcements. */
export const CatalogFrame: ComponentWithRef<CatalogFrameProps, HTMLElement> = forwardRef(
  function CatalogFrame(
    { component, props, state, values, before, notice, children, chosen }: CatalogFrameProps,
    ref,
  ) {
    const { messages, actions } = state
    const input = state.getInputProps()
    const frame = useFrame(ref, { ...state, notice: notice ?? state.notice, retry: actions.retry })
    return (
      <Frame
        {...state.getRootProps()}
        frame={frame}
        as="div"
        component={component}
        // The input has the `id`.
        props={{ ...props, id: undefined }}
        announcement={state.announcement}
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
        <div data-part="field">
          <SvgIcon part="icon" path={fieldPaths.search} />
          <input {...input} dir="auto" data-part="input" />
          {input.value !== '' && !input.disabled && (
            <Button {...state.getClearProps()} part="clear" icon={fieldPaths.clear} />
          )}
        </div>
        <div data-part="catalog">
          {children}
          {frame.notice}
          {state.isSlow && (
            <div aria-hidden="true" data-part="skeleton">
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
      </Frame>
    )
  },
)
