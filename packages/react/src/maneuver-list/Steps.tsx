'use client'

import type { Route } from '@signpost/client'
import { type ComponentType, memo, type ReactElement, type ReactNode } from 'react'
import { routeStep } from '../domain/routeStep.ts'
import type { RowBlock } from '../domain/rowBlocks.ts'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { LegTitle } from './LegTitle.tsx'
import type {
  ManeuverListClassNames,
  ManeuverListPoint,
  ManeuverListSlots,
} from './ManeuverListProps.ts'
import { StepText, type StepTextProps } from './StepText.tsx'
import type { ManeuverListState } from './useManeuverList.ts'

export interface StepsProps {
  readonly route: Route
  readonly list: ManeuverListState
  /** The points that the legs lead to, by the index of the first step of each leg. */
  readonly titles: ReadonlyMap<number, ManeuverListPoint | undefined>
  readonly label: string
  readonly slots: ManeuverListSlots
  readonly classNames: ManeuverListClassNames
}

/** The rendered steps, and the placeholders of the others. */
export function Steps({ route, list, titles, label, slots, classNames }: StepsProps): ReactNode {
  const row = (step: number, block: RowBlock): ReactElement => (
    <li {...list.getItemProps(step, block)} key={step} className={classNames.row} data-part="row">
      <LegTitle point={titles.get(step)} />
      <button {...list.getButtonProps(step)} className={classNames.step} data-part="step">
        <Step route={route} index={step} as={slots.step ?? StepText} />
      </button>
    </li>
  )
  return (
    <ol {...list.getListProps()} className={classNames.list} aria-label={label} data-part="list">
      <RowBlocks rows={list}>{row}</RowBlocks>
    </ol>
  )
}

interface StepProps {
  readonly route: Route
  readonly index: number
  readonly as: ComponentType<StepTextProps>
}

/** The content of a step, memoized: it is not formatted again when another step becomes active. */
const Step: ComponentType<StepProps> = memo(function Step({
  route,
  index,
  as: Text,
}: StepProps): ReactNode {
  const step = routeStep(route, index)
  return step && <Text step={step} />
})
