'use client'

import type { Maneuver, Route } from '@signpost/client'
import {
  type ButtonHTMLAttributes,
  type LiHTMLAttributes,
  type OlHTMLAttributes,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { RowBlock } from '../domain/rowBlocks.ts'
import { indexForKey, longListKeys } from '../internals/indexForKey.ts'
import { scrollRowIntoView } from '../internals/scrollRowIntoView.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useWindowedRows, type WindowedRows } from '../internals/useWindowedRows.ts'

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
  const [focused, setFocused] = useState<number>()
  const awaited = useRef<number>(undefined)
  // The list is one tab stop: the focused step, else the current one.
  const stop = Math.min(focused ?? activeStep ?? 0, Math.max(count - 1, 0))
  const pinned = activeStep === undefined ? [stop] : [stop, activeStep]
  const steps = useWindowedRows(list, { count, pinned, whole: 1000 })

  const buttonOf = (step: number): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)

  useEffect(() => {
    // The step that is to get the focus may not be rendered yet.
    const button = awaited.current === undefined ? undefined : buttonOf(awaited.current)
    if (!button) return
    awaited.current = undefined
    button.focus()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step is brought into sight.
  useEffect(() => {
    const row = activeStep === undefined ? undefined : buttonOf(activeStep)
    if (row) scrollRowIntoView(row)
  }, [activeStep])

  const go = (step: number): void => {
    awaited.current = step
    setFocused(step)
    choose(step)
  }

  return {
    ...steps,
    maneuvers,
    activeStep,
    getListProps: () => ({
      ref: list,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      },
    }),
    getItemProps: steps.getRowProps,
    getButtonProps: (step) => ({
      type: 'button',
      tabIndex: step === stop ? 0 : -1,
      'aria-current': step === activeStep ? 'step' : undefined,
      ...{ 'data-step': step },
      onFocus: () => setFocused(step),
      onClick: () => choose(step),
      onKeyDown: (event) => {
        const target = indexForKey(event, longListKeys, step, count)
        if (target === undefined) return
        event.preventDefault()
        if (target !== step) go(target)
      },
    }),
  }
}

const none: readonly Maneuver[] = []

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
