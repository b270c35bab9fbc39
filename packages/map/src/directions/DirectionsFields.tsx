'use client'

import { useSignpost } from '@signpost/react'
import {
  fieldPaths,
  formatCount,
  SvgIcon,
  useIsomorphicLayoutEffect,
} from '@signpost/react/internal'
import { type ReactNode, useId, useRef } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { PointField } from './PointField.tsx'
import { pointLabel, pointName } from './pointNames.ts'
import { type DirectionsForm, isEnd } from './useDirectionsForm.ts'
import { useReorder } from './useReorder.ts'

export interface DirectionsFieldsProps {
  readonly form: DirectionsForm
  readonly messages: DirectionsMessages
  readonly maxStops: number
  readonly announce: (text: string) => void
  /** Starts picking the point with a key on the map; absent without a map. */
  readonly onPick: ((key: number) => void) | undefined
}

/** The start, the stops and the destination of a route, and the buttons that change their order. */
export function DirectionsFields({
  form,
  messages,
  maxStops,
  announce,
  onPick,
}: DirectionsFieldsProps): ReactNode {
  const { language } = useSignpost()
  const { points } = form.state
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined)
  const help = useId()
  // Set before the change, because an app may render it at once; a focus request that remains would later take the focus from a field.
  useIsomorphicLayoutEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = undefined
  })
  const inRow = (index: number, selector: string) => (): HTMLElement | null | undefined =>
    list.current?.children[index]?.querySelector<HTMLElement>(selector)

  const last = points.length - 1
  const format = (number: number): string => formatCount(number, language)
  const labelOf = (index: number): string => pointLabel(points, index, messages, language)
  const nameOf = (index: number): string => pointName(points[index]) || labelOf(index)
  const reorder = useReorder(
    points.length,
    (from, to) => {
      focusNext.current = inRow(to, handle)
      form.movePoint(from, to)
      announce(messages.moved(nameOf(from), format(to + 1), format(points.length)))
    },
    (index) => announce(messages.lifted(nameOf(index))),
  )
  const hasStops = points.length > 2
  const canAdd = hasStops || points.every(Boolean)
  return (
    <>
      <div data-part="directions-ends" data-stops={hasStops || undefined}>
        <div ref={list} data-part="directions-rows">
          {points.map((point, index) => {
            const key = form.keys[index] ?? index
            const isStop = !isEnd(index, points)
            const label = labelOf(index)
            const other =
              points.slice(0, index).findLast(Boolean) ?? points.slice(index + 1).find(Boolean)
            return (
              <div
                key={key}
                data-part="directions-row"
                data-end={index === 0 ? 'origin' : isStop ? 'stop' : 'destination'}
                {...reorder.row(index)}
              >
                <PointField
                  label={label}
                  point={point}
                  near={other?.coordinate}
                  onChange={(next) => form.setPoint(key, next)}
                />
                {onPick && (
                  <button
                    type="button"
                    data-part="directions-tool"
                    data-tool="pick"
                    aria-label={`${messages.pick}: ${label}`}
                    title={messages.pick}
                    onClick={() => onPick(key)}
                  >
                    <SvgIcon path="M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5" />
                  </button>
                )}
                {isStop && (
                  <button
                    type="button"
                    data-part="directions-tool"
                    aria-label={`${messages.removeStop}: ${label}`}
                    title={messages.removeStop}
                    onClick={() => {
                      announce(messages.removed(nameOf(index)))
                      focusNext.current = () => addButton.current
                      form.removeStop(index)
                    }}
                  >
                    <SvgIcon path={fieldPaths.clear} />
                  </button>
                )}
                {hasStops && (
                  <button
                    type="button"
                    data-part="directions-tool"
                    data-tool="move"
                    aria-label={`${messages.move}: ${label}`}
                    aria-describedby={help}
                    title={messages.move}
                    {...reorder.handle(index)}
                  >
                    <SvgIcon path="M4 7h12M4 10h12M4 13h12" />
                  </button>
                )}
              </div>
            )
          })}
        </div>
        <button
          type="button"
          data-part="directions-tool"
          aria-label={messages.swap}
          title={messages.swap}
          onClick={form.swap}
        >
          <SvgIcon path="M6.5 16V4m0 0L3.5 7m3-3 3 3m4-3v12m0 0 3-3m-3 3-3-3" />
        </button>
      </div>
      {hasStops && (
        <span id={help} hidden>
          {messages.moveHelp}
        </span>
      )}
      {canAdd && points.length - 2 < maxStops && (
        <button
          ref={addButton}
          type="button"
          data-part="directions-add"
          onClick={() => {
            const empty = points.findIndex((point, index) => !point && !isEnd(index, points))
            if (empty > 0) return inRow(empty, 'input')()?.focus()
            focusNext.current = inRow(last, 'input')
            form.addStop()
          }}
        >
          <SvgIcon path="M10 4.5v11m-5.5-5.5h11" />
          <span>{messages.addStop}</span>
        </button>
      )}
    </>
  )
}

const handle = '[data-tool="move"]'
