'use client'

import type { ReactNode } from 'react'
import { DirectionsEnd } from './DirectionsEnd.tsx'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { DirectionsState } from './DirectionsState.ts'
import type { RouteEndpoint } from './RouteEndpoint.ts'

export interface DirectionsEndsProps {
  readonly state: DirectionsState
  readonly messages: DirectionsMessages
  readonly onChange: (part: Partial<DirectionsState>) => void
  /** Starts picking an end on the map; absent without a map. */
  readonly onPick: ((end: RouteEndpoint) => void) | undefined
}

const ends = ['origin', 'destination'] as const

/** The start and the destination of a route, and the button that swaps them. */
export function DirectionsEnds({
  state,
  messages,
  onChange,
  onPick,
}: DirectionsEndsProps): ReactNode {
  const other = { origin: state.destination, destination: state.origin }
  return (
    <div data-part="directions-ends">
      <div data-part="directions-rows">
        {ends.map((which) => (
          <div key={which} data-part="directions-row">
            <DirectionsEnd
              label={messages[which]}
              end={state[which]}
              near={other[which]?.coordinate}
              onChange={(end) => onChange({ [which]: end })}
            />
            {onPick && (
              <button
                type="button"
                data-part="directions-tool"
                aria-label={`${messages.pick}: ${messages[which]}`}
                title={messages.pick}
                onClick={() => onPick(which)}
              >
                <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
                  <path d="M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5" />
                </svg>
              </button>
            )}
          </div>
        ))}
      </div>
      <button
        type="button"
        data-part="directions-tool"
        aria-label={messages.swap}
        title={messages.swap}
        onClick={() => onChange({ origin: state.destination, destination: state.origin })}
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
          <path d="M6.5 16V4m0 0L3.5 7m3-3 3 3m4-3v12m0 0 3-3m-3 3-3-3" />
        </svg>
      </button>
    </div>
  )
}
