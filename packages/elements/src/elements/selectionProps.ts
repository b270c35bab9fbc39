import type { EmitEvent } from '../element/PropertyElement.ts'

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

/** The selected place of a component as a property of its element: the page sets it, and an event reports when the user changes it. */
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

/** The place under the pointer or the focus, in the same way. */
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
