'use client'

import type { Maneuver, Route } from '@signpost/client'
import {
  type ButtonHTMLAttributes,
  type LiHTMLAttributes,
  type OlHTMLAttributes,
  type Ref,
  useRef,
} from 'react'
import type { RowBlock } from '../domain/rowBlocks.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useWindowedRows, type WindowedRows } from '../internals/useWindowedRows.ts'
import { useListKeys } from '../kit/useListKeys.ts'

export interface ManeuverListOptions {
  /** The route; null when no route exists, and undefined while it is unknown. */
  readonly route: Route | null | undefined
  /** The index of the current step when the app controls it; null for none. Without it the list keeps its own state. */
  readonly activeStep?: number | null | undefined
  /** The initial current step of each route, when the list keeps its own state. */
  readonly defaultActiveStep?: number | undefined
  /** Called when a step is chosen, by a click or the keyboard. */
  readonly onActiveStepChange?: ((step: number) => void) | undefined
}

export interface ManeuverListState
  extends Pick<WindowedRows, 'blocks' | 'isPartial' | 'showAll' | 'getGapProps'> {
  readonly maneuvers: readonly Maneuver[]
  readonly activeStep: number | undefined
  readonly getListProps: () => OlHTMLAttributes<HTMLOListElement> & {
    readonly ref: Ref<HTMLOListElement>
  }
  /** The item of a step, whose only child is its button. */
  readonly getItemProps: (step: number, block: RowBlock) => LiHTMLAttributes<HTMLLIElement>
  readonly getButtonProps: (step: number) => ButtonHTMLAttributes<HTMLButtonElement>
}

/**
 * The steps of a route as a headless list: one is current, arrow keys move between them, and of thousands only some are rendered.
 *
 * @example
 * ```tsx
 * const { maneuvers, activeStep } = useManeuverList({ route })
 * ```
 */
export function useManeuverList(options: ManeuverListOptions): ManeuverListState {
  const maneuvers = options.route?.maneuvers ?? none
  const count = maneuvers.length
  const list = useRef<HTMLOListElement>(null)
  const [activeStep, choose] = useActiveStep(options)
  const keys = useListKeys<number>({
    list,
    attribute: 'data-step',
    count,
    active: activeStep,
    rowOf: same,
    keyOf: same,
    onMove: choose,
  })
  const steps = useWindowedRows(list, { count, pinned: keys.pinned, whole: 1000 })

  return {
    ...steps,
    maneuvers,
    activeStep,
    getListProps: () => ({ ref: list, onBlur: keys.onBlur }),
    getItemProps: steps.getRowProps,
    getButtonProps: (step) => ({
      type: 'button',
      tabIndex: step === keys.stop ? 0 : -1,
      'aria-current': step === activeStep ? 'step' : undefined,
      ...{ 'data-step': step },
      onFocus: () => keys.setFocused(step),
      onClick: () => choose(step),
      onKeyDown: keys.onKeyDown,
    }),
  }
}

const none: readonly Maneuver[] = []

const same = (step: number): number => step

/** The active step, controlled by the app or by the list, and a function that selects one. A route with another path starts again. */
function useActiveStep({
  route,
  activeStep,
  defaultActiveStep,
  onActiveStepChange,
}: ManeuverListOptions): readonly [number | undefined, (step: number) => void] {
  const [step, choose] = useControllableState<number | null>({
    value: activeStep,
    defaultValue: defaultActiveStep ?? null,
    onChange: (next) => next !== null && onActiveStepChange?.(next),
    resetOn: route?.path,
  })
  return [step ?? undefined, choose]
}
