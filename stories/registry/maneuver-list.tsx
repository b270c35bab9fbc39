'use client'

import type { Maneuver } from '@signpost/client'
import { formatDistance } from '@signpost/client/domain'
import {
  ManeuverIcon,
  type ManeuverListOptions,
  useManeuverList,
  useSignpost,
} from '@signpost/react'
import { describeManeuver } from '@signpost/react/route-text'
import type { ReactElement } from 'react'

/** The steps of a route. One is current, and arrow keys move from step to step. */
export function ManeuverList({ label, ...options }: ManeuverListOptions & { label: string }) {
  const { route } = options
  const { language, units } = useSignpost()
  const list = useManeuverList(options)
  if (!route) return null
  const row = (index: number, block: (typeof list.blocks)[number]): ReactElement => {
    const [maneuver, next] = list.maneuvers.slice(index, index + 2)
    return (
      <li {...list.getItemProps(index, block)} key={index}>
        <button
          {...list.getButtonProps(index)}
          className="flex w-full gap-3 px-3 py-2 text-start text-sm hover:bg-accent/50 focus-visible:outline-hidden focus-visible:ring-[3px] focus-visible:ring-ring/50 aria-[current=step]:bg-accent forced-colors:aria-[current=step]:outline-2 forced-colors:aria-[current=step]:-outline-offset-2"
        >
          {maneuver && <Icon {...maneuver} />}
          <span>
            {describeManeuver(route, index, { language })}{' '}
            <span className="text-muted-foreground">
              {next?.distance !== undefined &&
                formatDistance(next.distance, { locale: language, units, detail: 'step' })}
            </span>
          </span>
        </button>
      </li>
    )
  }
  return (
    <ol {...list.getListProps()} aria-label={label} className="divide-y rounded-md border">
      {list.blocks.flatMap((block) =>
        block.isShown
          ? Array.from({ length: block.end - block.first }, (_, at) => row(block.first + at, block))
          : [<li {...list.getGapProps(block)} key={`gap ${block.index}`} />],
      )}
    </ol>
  )
}

function Icon({ kind, side, roundaboutExit }: Maneuver) {
  const direction = side && (side.endsWith('left') ? 'left' : 'right')
  const exit = roundaboutExit?.toString()
  return (
    <ManeuverIcon kind={kind} side={side} direction={direction} exit={exit} className="shrink-0" />
  )
}
