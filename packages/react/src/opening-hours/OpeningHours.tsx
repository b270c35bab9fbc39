'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { Chevron } from '../kit/Chevron.tsx'
import { OpeningStatusLine } from '../parts/OpeningStatusLine.tsx'
import { OpeningText } from './OpeningText.tsx'
import { OpeningWeek } from './OpeningWeek.tsx'
import {
  type OpeningHoursOptions,
  type OpeningHoursView,
  useOpeningHours,
} from './useOpeningHours.ts'

export interface OpeningHoursProps extends OpeningHoursOptions, RootProps {
  /**
   * The content: `status` is one line with the opening status, `week` is the table, `both` is the line, which expands the table. Default:
   * `both`.
   */
  readonly view?: 'status' | 'week' | 'both' | undefined
  /** Adds class names to parts of the hours. */
  readonly classNames?: OpeningHoursClassNames | undefined
}

/** Class names by part. */
export type OpeningHoursClassNames = ClassNames<
  'root' | 'toggle' | 'status' | 'week' | 'day' | 'note'
>

/**
 * The opening hours of a place: a line with the current status, which expands the week. Renders nothing when no hours are known.
 *
 * @example
 * ```tsx
 * <OpeningHours place={place} view="week" />
 * ```
 */
export const OpeningHours: ComponentWithRef<OpeningHoursProps, HTMLDivElement> = forwardRef(
  function OpeningHours(props: OpeningHoursProps, ref) {
    const { view = 'both', classNames = {}, ...options } = props
    const place = useCardPlace(options.place)
    const hours = useOpeningHours({ ...options, place })
    const content = contentOf(view, hours, classNames)
    return (
      content && (
        <div
          ref={ref}
          {...rootProps('opening-hours', props)}
          data-opening={hours.summary?.tone ?? 'unknown'}
        >
          {content}
        </div>
      )
    )
  },
)

function contentOf(
  view: NonNullable<OpeningHoursProps['view']>,
  hours: OpeningHoursView,
  classNames: OpeningHoursClassNames,
): ReactNode {
  const { week, text, mayHaveStatus, summary, messages } = hours
  const status = <OpeningStatusLine {...{ summary, messages }} className={classNames.status} />
  const line = mayHaveStatus && status
  const inWords = text !== undefined && <OpeningText text={text} />
  const table = <OpeningWeek hours={hours} classNames={classNames} />
  if (view === 'status') return line || inWords
  if (week.length === 0 && text === undefined) return line
  if (view === 'week' || (week.length === 0 && !line)) return table
  return (
    <>
      <button {...hours.getToggleProps()} className={classNames.toggle} data-part="toggle">
        {status}
        <Chevron />
      </button>
      <div {...hours.getWeekProps()} data-part="content">
        {table}
      </div>
    </>
  )
}
