'use client'

import type { Route } from '@signpost/client'
import type { RouteProgress } from '@signpost/client/domain'
import { ManeuverList, NoticeBox, OpenIn, type RouteSection, RouteSummary } from '@signpost/react'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { DirectionsProps } from './DirectionsProps.ts'
import { type DirectionsNotice, LegNotice, type MissingLeg } from './LegNotice.tsx'
import { stepIn } from './useCurrentStep.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'

export interface DirectionsAnswerProps extends Pick<DirectionsProps, 'print' | 'openIn'> {
  readonly form: DirectionsForm
  readonly route: Route | undefined
  readonly sections: readonly RouteSection[]
  readonly missing: readonly MissingLeg[]
  readonly notice: DirectionsNotice | undefined
  /** True when the route is that of the previous request. */
  readonly isStale: boolean
  /** True when the list is expanded, where it can be collapsed: on a phone. */
  readonly isUnfolded: boolean
  readonly onUnfold: (isUnfolded: boolean) => void
  readonly active: number | null | undefined
  readonly onActiveChange: (step: number) => void
  /** The position of the traveller on the route. */
  readonly travel: RouteProgress | undefined
  readonly messages: DirectionsMessages
  readonly className: string | undefined
}

/** The route as text: its totals, its steps and missing legs, or the reason why there is none. */
export function DirectionsAnswer({
  form: { ends, legs, value },
  route,
  sections,
  missing,
  notice,
  isStale,
  isUnfolded,
  onUnfold,
  active,
  onActiveChange,
  travel,
  messages,
  print,
  openIn,
  className,
}: DirectionsAnswerProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  // The pressed button is removed; the focus moves here.
  const keepFocus = (): void => root.current?.focus()
  const listId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // Below the map or in a low sheet there is little space for the expanded list.
    if (isUnfolded && isPressed.current) summary.current?.scrollIntoView({ block: 'start' })
    isPressed.current = false
  }, [isUnfolded])
  const isWhole = missing.length === 0
  const live = useRef<HTMLDivElement>(null)
  // Written once a route, not with the progress of a traveller on it.
  useEffect(() => {
    const totals = summary.current?.querySelector('p')?.textContent
    if (live.current) live.current.textContent = (route && !isStale && isWhole && totals) || ''
  }, [route, isStale, isWhole])
  const gapsBefore = (leg: number): ReactNode =>
    missing.flatMap(({ index, text }) =>
      index === leg - 1 ? (
        <p key={index} data-part="directions-gap">
          {text}
        </p>
      ) : (
        []
      ),
    )
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={className}
      data-part="directions-answer"
      aria-busy={isStale || undefined}
    >
      <div role="status" data-part="directions-status" data-hidden={isStale || undefined}>
        {missing.map(({ leg, index, text }) => (
          <LegNotice key={index} leg={leg} text={text} messages={messages} onRetry={keepFocus} />
        ))}
        {isWhole && notice && (
          <NoticeBox
            {...notice}
            onRetry={() => {
              keepFocus()
              for (const leg of legs.legs) if (leg.isError) void leg.refetch()
            }}
          />
        )}
      </div>
      <div ref={live} role="status" data-hidden="" />
      {route && (
        <>
          <div ref={summary} data-part="directions-summary">
            <RouteSummary
              route={travel ? remainderOf(route, travel) : route}
              vehicle={value.vehicle}
            />
            <button
              type="button"
              data-part="directions-fold"
              aria-expanded={isUnfolded}
              aria-controls={listId}
              onClick={() => {
                isPressed.current = !isUnfolded
                onUnfold(!isUnfolded)
              }}
            >
              {messages.steps}
            </button>
          </div>
          <div id={listId} data-part="directions-steps" data-open={isUnfolded ? '' : undefined}>
            {sections.map((section, index) => (
              <Fragment key={section.leg}>
                {index > 0 && gapsBefore(section.leg)}
                <ManeuverList
                  route={section.route}
                  activeStep={stepIn(section, active)}
                  onActiveStepChange={(step) => onActiveChange(section.step + step)}
                  copy={isWhole}
                />
              </Fragment>
            ))}
            <div data-part="directions-actions">
              {openIn && ends.length === 2 && (
                <OpenIn
                  apps={openIn}
                  coordinate={ends[1]?.coordinate}
                  name={ends[1]?.name}
                  origin={ends[0]?.coordinate}
                  vehicle={value.vehicle}
                />
              )}
              {print && (
                <button type="button" data-part="action" onClick={() => window.print()}>
                  {messages.print}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** The remaining totals of a route. */
function remainderOf(route: Route, { remainingDistance, remainingDuration }: RouteProgress): Route {
  return { ...route, distance: remainingDistance, duration: remainingDuration }
}
