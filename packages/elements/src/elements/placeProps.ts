import type { Place } from '@signpost/client'
import { vehicles } from '@signpost/client/domain'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { oneOf } from '../properties/AttributeKind.ts'
import { readText } from '../properties/readText.ts'

const blank: Place = { id: '', phones: [], categories: [], brands: [], fuelPrices: [] }

/** A place with all its lists, since untyped pages may omit some. */
export function wholePlace(place: Partial<Place> | null | undefined): Place | undefined {
  return place ? { ...blank, ...place } : undefined
}

interface TravelTimeHost extends Element {
  readonly travelTime: TravelTimeSettings | undefined
}

const vehicle = oneOf(...vehicles)

/** The travel time options of an element; none for an unknown vehicle, which is reported once. */
export function travelTimeOf(host: TravelTimeHost): TravelTimeSettings | undefined {
  const { travelTime } = host
  const asked = travelTime?.vehicle
  return asked && readText(host, 'travelTime', vehicle, asked) === undefined
    ? undefined
    : travelTime
}

interface SelectionEvents {
  'signpost-selected-change': CustomEvent<{ readonly selected: string | undefined }>
}

interface HoverEvents {
  'signpost-hovered-change': CustomEvent<{ readonly hovered: string | undefined }>
}

interface SelectionProps {
  readonly selected: string | null
  readonly onSelectedChange: (id: string | null) => void
}

interface HoverProps {
  readonly hovered: string | null
  readonly onHoveredChange: (id: string | null) => void
}

/** The selected place as a property of the element: the page sets it, and an event reports changes by the user. */
export function selectionProps(
  host: { selected: string | undefined },
  emit: EmitEvent<SelectionEvents>,
): SelectionProps {
  return {
    selected: host.selected ?? null,
    onSelectedChange: (id) => {
      const selected = id ?? undefined
      host.selected = selected
      emit('signpost-selected-change', { selected })
    },
  }
}

/** The place under the pointer or the focus, handled like the selection. */
export function hoverProps(
  host: { hovered: string | undefined },
  emit: EmitEvent<HoverEvents>,
): HoverProps {
  return {
    hovered: host.hovered ?? null,
    onHoveredChange: (id) => {
      const hovered = id ?? undefined
      host.hovered = hovered
      emit('signpost-hovered-change', { hovered })
    },
  }
}
