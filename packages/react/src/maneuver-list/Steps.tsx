'use client'

import type { Route } from '@signpost/client'
import type { ReactElement, ReactNode } from 'react'
import type { RowBlock } from '../domain/rowBlocks.ts'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import type { ManeuverListClassNames, ManeuverListSlots } from './ManeuverListProps.ts'
import { Step } from './Step.tsx'
import { StepText } from './StepText.tsx'
import type { ManeuverListState } from './useManeuverList.ts'

export interface StepsProps {
  readonly route: Route
  readonly list: ManeuverListState
  readonly label: string
  readonly slots: ManeuverListSlots
  readonly classNames: ManeuverListClassNames
}

/** The rendered steps, and the placeholders of the others. */
export function Steps({ route, list, label, slots, classNames }: StepsProps): ReactNode {
  const row = (step: number, block: RowBlock): ReactElement => (
    <li {...list.getItemProps(step, block)} key={step} className={classNames.item} data-part="step">
      <button {...list.getButtonProps(step)} className={classNames.step} data-part="step-button">
        <Step route={route} index={step} as={slots.step ?? StepText} />
      </button>
    </li>
  )
  return (
    <ol {...list.getListProps()} className={classNames.list} aria-label={label} data-part="steps">
      <RowBlocks rows={list} gapPart="step-gap">
        {row}
      </RowBlocks>
    </ol>
  )
}
