'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { useSignpost } from '@signpost/react'
import {
  fieldPaths,
  formatCount,
  isolate,
  SvgIcon,
  useIsomorphicLayoutEffect,
} from '@signpost/react/internal'
import { type ReactNode, useId, useRef } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { PointField } from './PointField.tsx'
import type { DirectionsState, RouteEnd } from './useDirectionsState.ts'
import { useReorder } from './useReorder.ts'
import { useRouteRows } from './useRouteRows.ts'

export interface DirectionsFieldsProps {
  readonly state: DirectionsState
  readonly messages: DirectionsMessages
  readonly maxStops: number
  readonly onChange: (part: Partial<DirectionsState>) => void
  readonly announce: (text: string) => void
  /** Called with the label and the coordinate of a point that was chosen on the map. */
  readonly onPlaced: (label: string, coordinate: Coordinate) => void
  /** Starts picking a point on the map; absent without a map. */
  readonly onPick: ((take: (coordinate: Coordinate) => void) => void) | undefined
}

/** The start, the stops and the destination of a route, and the buttons that change their order. */
export function DirectionsFields({
  state,
  messages,
  maxStops,
  onChange,
  announce,
  onPlaced,
  onPick,
}: DirectionsFieldsProps): ReactNode {
  const { language } = useSignpost()
  const { rows, set, setPoint, add } = useRouteRows(state, onChange)
  const points = rows.map(({ point }) => point)
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
  const labelOf = (index: number): string => {
    if (index === 0) return messages.origin
    if (index === last) return messages.destination
    const number = points.slice(1, index + 1).filter(Boolean).length
    return messages.stop(points[index] && format(number))
  }
  const nameOf = (index: number): string => {
    const point = points[index]
    const name = point && (point.name ?? formatCoordinate(point.coordinate))
    return name ? isolate(name) : labelOf(index)
  }
  const reorder = useReorder(
    points.length,
    (from, to) => {
      const next = rows.filter((_, index) => index !== from)
      next.splice(to, 0, ...rows.slice(from, from + 1))
      focusNext.current = inRow(to, handle)
      set(next)
      announce(messages.moved(nameOf(from), format(to + 1), format(points.length)))
    },
    (index) => announce(messages.lifted(nameOf(index))),
  )
  const nearOf = (index: number): RouteEnd | undefined =>
    points.slice(0, index).findLast(Boolean) ?? points.slice(index + 1).find(Boolean)
  const hasStops = points.length > 2
  const canAdd = hasStops || (points[0] !== undefined && points[last] !== undefined)
  return (
    <>
      <div data-part="directions-ends" data-stops={hasStops || undefined}>
        <div ref={list} data-part="directions-rows">
          {rows.map(({ id, point }, index) => {
            const isStop = index > 0 && index < last
            const label = labelOf(index)
            return (
              <div
                key={id}
                data-part="directions-row"
                data-end={index === 0 ? 'origin' : isStop ? 'stop' : 'destination'}
                {...reorder.row(index)}
              >
                <PointField
                  label={label}
                  end={point}
                  near={nearOf(index)?.coordinate}
                  onChange={(end) => setPoint(id, end)}
                />
                {onPick && (
                  <button
                    type="button"
                    data-part="directions-tool"
                    data-tool="pick"
                    aria-label={`${messages.pick}: ${label}`}
                    title={messages.pick}
                    onClick={() =>
                      onPick((coordinate) => {
                        setPoint(id, { coordinate })
                        onPlaced(label, coordinate)
                      })
                    }
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
                      set(rows.filter((row) => row.id !== id))
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
          onClick={() => set([...rows].reverse())}
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
            const empty = points.findIndex((point, index) => index > 0 && index < last && !point)
            if (empty > 0) return inRow(empty, 'input')()?.focus()
            focusNext.current = inRow(last, 'input')
            add()
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
