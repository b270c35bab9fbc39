'use client'

import type { Coordinate, Suggestion } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { PlaceCard, PlaceSearch, type Selection } from '@signpost/react'
import { type ReactNode, useRef, useState } from 'react'
import { isSameCoordinate } from './isSameCoordinate.ts'
import type { RouteEnd } from './useDirectionsState.ts'

export interface PointFieldProps {
  readonly label: string
  readonly end: RouteEnd | undefined
  readonly onChange: (end: RouteEnd | undefined) => void
  /** The other end, to search around; else the center of the map. */
  readonly near: Coordinate | undefined
}

/** The field of a point: a search box, and a list of places when the choice is ambiguous. */
export function PointField({ label, end, onChange, near }: PointFieldProps): ReactNode {
  const [shown, setShown] = useState(end)
  const [text, setText] = useState(textOf(end))
  // A choice whose place is not found yet, or ambiguous.
  const [open, setOpen] = useState<Suggestion>()
  const latest = useRef<Suggestion>(undefined)
  if (!isSameEnd(shown, end)) {
    // A name that arrives later does not replace what is being typed.
    const isTyped = text !== textOf(shown) && isSameCoordinate(shown?.coordinate, end?.coordinate)
    setShown(end)
    if (!isTyped) setText(textOf(end))
    setOpen(undefined)
  }

  const take = (coordinate: Coordinate, name: string): void => {
    setOpen(undefined)
    onChange({ coordinate, name })
  }
  const choose = async (suggestion: Suggestion, selection: Selection): Promise<void> => {
    latest.current = suggestion
    const { line1 } = suggestion
    if (selection.coordinate) return take(selection.coordinate, line1)
    const details = await selection.details()
    if (latest.current !== suggestion) return
    const coordinate = details.status === 'ready' ? details.place.coordinate : undefined
    if (coordinate) take(coordinate, line1)
    else setOpen(suggestion)
  }
  return (
    <div data-part="directions-end">
      <PlaceSearch
        label={label}
        placeholder={label}
        hideLabel
        query={text}
        near={near}
        locate
        mobile="sheet"
        onQueryChange={(next) => {
          setText(next)
          if (next !== '') return
          latest.current = undefined
          setOpen(undefined)
          if (end) onChange(undefined)
        }}
        onSelect={choose}
        onSelectCoordinate={(coordinate) => take(coordinate, textOf({ coordinate }))}
      />
      {open && (
        <PlaceCard
          suggestion={open}
          center={near}
          size="compact"
          onChoose={(place) => place.coordinate && take(place.coordinate, place.name ?? open.line1)}
        />
      )}
    </div>
  )
}

function textOf(end: RouteEnd | undefined): string {
  return end ? (end.name ?? formatCoordinate(end.coordinate) ?? '') : ''
}

/** Compares two ends by value: an app that reads its ends from a link creates them again each time. */
export function isSameEnd(one: RouteEnd | undefined, other: RouteEnd | undefined): boolean {
  return one?.name === other?.name && isSameCoordinate(one?.coordinate, other?.coordinate)
}
