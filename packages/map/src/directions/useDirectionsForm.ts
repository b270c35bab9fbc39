'use client'

import type { Coordinate } from '@signpost/client'
import { type RouteLegs, useMessages, useRouteLegs, useSignpost } from '@signpost/react'
import { formatCount, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type RefCallback,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { pointName, type RouteEnd } from '../internals/RouteEnd.ts'
import { type DirectionsMessages, en } from './DirectionsMessages.ts'
import {
  type ChangeDirections,
  type DirectionsState,
  type DirectionsStateOptions,
  isEnd,
  type RoutePoints,
  useDirectionsState,
} from './useDirectionsState.ts'
import { usePointNames } from './usePointNames.ts'
import { type DraggedRow, useReorder } from './useReorder.ts'

export interface DirectionsFormOptions extends DirectionsStateOptions {
  /** The maximum number of stops that users can add between the ends; 0 for none. Default: 5. */
  readonly maxStops?: number | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<DirectionsMessages> | undefined
}

/** A row of the form: the origin, a stop, or the destination. */
export interface DirectionsRow {
  /** The React key. It stays with the point when the row moves, and so does the text typed in its field. */
  readonly key: number
  readonly kind: 'origin' | 'stop' | 'destination'
  /** The label of the field. The label of a stop includes its number once the stop is chosen. */
  readonly label: string
  readonly point: RouteEnd | null
  /** Sets the point, even if the row has moved in the meantime. The focus moves from its field to the next field without a point. */
  readonly setPoint: (point: RouteEnd | null) => void
  /** A chosen point of another row, around which this row's field searches. */
  readonly near: Coordinate | undefined
}

interface Announced {
  readonly text: string
  /** The announced stop, which was removed. */
  readonly removed?: { readonly index: number; readonly point: RouteEnd | null } | undefined
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

export interface DirectionsForm {
  readonly value: DirectionsState
  /** Changes a part of the value; a function gets the latest one. */
  readonly change: ChangeDirections
  readonly rows: readonly DirectionsRow[]
  /** The points of the route: both ends, and the chosen stops. */
  readonly ends: RoutePoints
  /** The route through `ends`, requested leg by leg. */
  readonly legs: RouteLegs
  /** False when the maximum number of stops is reached, and while an end is missing. */
  readonly canAddStop: boolean
  readonly messages: DirectionsMessages
  /** The latest announcement for screen readers; render it in an element with `role="status"`. */
  readonly announcement: string
  /** Restores the stop that was removed last; undefined after another announcement. */
  readonly undoRemoval: (() => void) | undefined
  /**
   * Sets a point that was chosen on a map in a row, or with `isNew` in a new row before it, and names it by its address. Returns the new
   * points.
   */
  readonly placePoint: (index: number, coordinate: Coordinate, isNew?: boolean) => RoutePoints
  /** The props of the element whose children are the rows. */
  readonly getRowsProps: () => { readonly ref: RefCallback<HTMLElement> }
  readonly getRowProps: (index: number) => DraggedRow & { readonly 'data-end': string }
  /**
   * The props of the handle that moves a row: by dragging, with the arrow keys, or by pressing it and then another handle. It needs
   * `touch-action: none` for touch.
   */
  readonly getMoveButtonProps: (index: number) => ButtonProps
  /** The props of the element with the instructions for the handles. */
  readonly getMoveHelpProps: () => HTMLAttributes<HTMLElement>
  readonly getRemoveButtonProps: (index: number) => ButtonProps
  readonly getAddButtonProps: () => ButtonProps & { readonly ref: RefCallback<HTMLElement> }
  readonly getSwapButtonProps: () => ButtonProps
}

/**
 * A headless form for directions: its points, their order, and the route through them.
 *
 * @example
 * ```tsx
 * const { rows, legs, getSwapButtonProps } = useDirectionsForm({
 *   defaultValue: { points: [{ coordinate: center, name: 'Here' }, null] },
 * })
 * ```
 */
export function useDirectionsForm(options: DirectionsFormOptions = {}): DirectionsForm {
  const { maxStops = 5 } = options
  const { language } = useSignpost()
  const messages = useMessages('directions', en, options.messages)
  const { value, keys, change, arrange, setPoint } = useDirectionsState(options)
  const nameOf = usePointNames(change)
  const [{ text: announcement, removed }, say] = useState<Announced>({ text: '' })
  const announce = (text: string, removed?: Announced['removed']): void => say({ text, removed })
  const { points, vehicle, optimize, avoid } = value
  const ends = points.filter((point, index) => point || isEnd(index, points))
  const legs = useRouteLegs({
    points: ends.map((point) => point?.coordinate),
    ...{ vehicle, optimize, avoid },
  })

  const help = useId()
  const list = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLElement>(null)
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  const addButtonRef = useCallback((element: HTMLElement | null) => {
    addButton.current = element
  }, [])
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined)
  // `focusNext` is set before the change, because an app may render the change at once; an effect in every commit clears it, so that an
  // unused request cannot take the focus from a field later.
  useIsomorphicLayoutEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = undefined
  })
  const inRow = (index: number, selector: string) => (): HTMLElement | null | undefined =>
    list.current?.children[index]?.querySelector<HTMLElement>(selector)

  const last = points.length - 1
  const format = (number: number): string => formatCount(number, language)
  const labelOf = (index: number): string => pointLabel(points, index, messages, language)
  const nameAt = (index: number): string => pointName(points[index]) || labelOf(index)
  const reorder = useReorder(
    points.length,
    (from, to) => {
      focusNext.current = inRow(to, '[aria-pressed]')
      arrange((items) => {
        const next = items.filter((_, index) => index !== from)
        next.splice(to, 0, ...items.slice(from, from + 1))
        return next
      })
      announce(messages.moved(nameAt(from), format(to + 1), format(points.length)))
    },
    (index) => announce(messages.lifted(nameAt(index))),
  )
  const kindOf = (index: number): DirectionsRow['kind'] =>
    index === 0 ? 'origin' : index === last ? 'destination' : 'stop'
  return {
    value,
    change,
    rows: points.map((point, index) => {
      const key = keys[index] ?? index
      const others = [...points.slice(0, index).reverse(), ...points.slice(index + 1)]
      return {
        key,
        kind: kindOf(index),
        label: labelOf(index),
        point,
        setPoint: (next) => {
          const empty = points.findIndex((other, at) => !other && at !== index)
          const isHere = inRow(index, ':focus')()
          if (next && isHere) focusNext.current = inRow(empty, 'input')
          setPoint(key, next)
        },
        near: others.find(Boolean)?.coordinate,
      }
    }),
    ends,
    legs,
    canAddStop: ends.length - 2 < maxStops && (points.length > 2 || points.every(Boolean)),
    messages,
    announcement,
    undoRemoval:
      removed && points.length < maxStops + 2
        ? () => {
            const at = Math.min(removed.index, last)
            announce('')
            focusNext.current = inRow(at, '[aria-pressed]')
            change({ points: [...points.slice(0, at), removed.point, ...points.slice(at)] })
          }
        : undefined,
    placePoint: (index, coordinate, isNew = false) => {
      const next = [...points]
      next.splice(index, isNew ? 0 : 1, { coordinate })
      change({ points: next })
      void nameOf(coordinate).then((name) =>
        announce(
          `${pointLabel(next, index, messages, language)}: ${pointName({ coordinate, name })}`,
        ),
      )
      return next
    },
    getRowsProps: () => ({ ref: listRef }),
    getRowProps: (index) => ({ 'data-end': kindOf(index), ...reorder.row(index) }),
    getMoveButtonProps: (index) => ({
      ...button(`${messages.move}: ${labelOf(index)}`, messages.move),
      'aria-describedby': help,
      ...reorder.handle(index),
    }),
    getMoveHelpProps: () => ({ id: help, hidden: true, children: messages.moveHelp }),
    getRemoveButtonProps: (index) => ({
      ...button(`${messages.removeStop}: ${labelOf(index)}`, messages.removeStop),
      onClick: () => {
        announce(messages.removed(nameAt(index)), { index, point: points[index] ?? null })
        focusNext.current = () => addButton.current
        arrange((items) => items.filter((_, at) => at !== index))
      },
    }),
    getAddButtonProps: () => ({
      ref: addButtonRef,
      type: 'button',
      onClick: () => {
        const empty = points.findIndex((point, index) => !point && !isEnd(index, points))
        if (empty > 0) return inRow(empty, 'input')()?.focus()
        focusNext.current = inRow(last, 'input')
        change({ points: [...points.slice(0, -1), null, ...points.slice(-1)] })
      },
    }),
    getSwapButtonProps: () => ({
      ...button(messages.swap),
      onClick: () => arrange((items) => [...items].reverse()),
    }),
  }
}

function button(label: string, title = label): ButtonProps {
  return { type: 'button', 'aria-label': label, title }
}

/** Returns the number of a stop among the chosen stops; undefined for an end and an empty stop. */
export function stopNumber(
  points: RoutePoints,
  index: number,
  language: string,
): string | undefined {
  if (isEnd(index, points) || !points[index]) return undefined
  return formatCount(points.slice(1, index + 1).filter(Boolean).length, language)
}

/** Returns the label of a point of the route: its origin, a numbered stop, or its destination. */
function pointLabel(
  points: RoutePoints,
  index: number,
  messages: DirectionsMessages,
  language: string,
): string {
  if (index === 0) return messages.origin
  if (index === points.length - 1) return messages.destination
  return messages.stop(stopNumber(points, index, language))
}
