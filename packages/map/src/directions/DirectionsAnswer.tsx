'use client'

import {
  type Failure,
  ManeuverList,
  type MapApp,
  NoticeBox,
  type NoticeBoxProps,
  OpenIn,
  type QueryStatus,
  RouteSummary,
  useNotice,
  useQueryStatus,
} from '@signpost/react'
import {
  Button,
  Chevron,
  CopyRoute,
  type FrameState,
  routePaths,
  ShareButton,
} from '@signpost/react/internal'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { pointName } from '../internals/RouteEnd.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'
import { type MissingLeg, pointsIn, stepIn, type Trip } from './useTrip.ts'

interface DirectionsAnswerProps {
  readonly trip: Trip
  readonly frame: FrameState
  readonly print: boolean | undefined
  readonly shareUrl: (() => string) | undefined
  readonly openIn: readonly MapApp[] | undefined
  /** True when the list is expanded; it can be collapsed only on a phone. */
  readonly isUnfolded: boolean
  readonly onUnfold: (isUnfolded: boolean) => void
  /** Called when the user leaves the current step for the whole route. */
  readonly onLeaveStep: () => void
  readonly className: string | undefined
}

/** The route as text: its totals, its steps and missing legs, or a notice when there is no route. */
export function DirectionsAnswer(props: DirectionsAnswerProps): ReactNode {
  const { trip, frame, print = true, shareUrl, openIn, isUnfolded, onUnfold } = props
  const { form, route, sections, missing, isStale, travel, active, activate } = trip
  const { ends, value, messages } = form
  const rest = travel && {
    distance: travel.remainingDistance,
    duration: travel.remainingDuration,
  }
  const title = ends.map(pointName).join(' › ')
  const listId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // Scroll the summary up, because there is little space for the expanded list below the map or in a low sheet.
    if (isUnfolded && isPressed.current) summary.current?.scrollIntoView({ block: 'start' })
    isPressed.current = false
  }, [isUnfolded])
  const isWhole = missing.length === 0
  const live = useRef<HTMLDivElement>(null)
  // Announce the totals once for each route, not at every position of a traveler.
  useEffect(() => {
    const totals = summary.current?.querySelector('[data-part="totals"]')?.textContent
    if (live.current) live.current.textContent = (route && !isStale && isWhole && totals) || ''
  }, [route, isStale, isWhole])
  return (
    <div className={props.className} data-part="answer" aria-busy={isStale || undefined}>
      <div role="status" data-part="status" data-hidden={isStale || undefined}>
        {missing.map((leg) => (
          <LegNotice key={leg.index} leg={leg} form={form} onRetry={frame.focus} />
        ))}
        {isWhole && frame.notice}
      </div>
      <div ref={live} role="status" data-hidden="" />
      {route && (
        <>
          <div ref={summary} data-part="summary">
            {/* Printed instead of the fields. The sign points the other way in text from right to left. */}
            <p data-part="title" aria-hidden="true">
              {title}
            </p>
            <RouteSummary route={rest ? { ...route, ...rest } : route} vehicle={value.vehicle} />
            <Button
              part="fold"
              aria-expanded={isUnfolded}
              aria-controls={listId}
              onClick={() => {
                isPressed.current = !isUnfolded
                onUnfold(!isUnfolded)
              }}
            >
              <span>{messages.steps}</span>
              <Chevron />
            </Button>
            {active !== null && <Button onClick={props.onLeaveStep}>{messages.overview}</Button>}
          </div>
          <div id={listId} data-part="steps" data-open={isUnfolded ? '' : undefined}>
            {sections.map((section, index) => (
              <Fragment key={section.leg}>
                {index > 0 &&
                  missing
                    .filter((leg) => leg.index === section.leg - 1)
                    .map(({ text }) => (
                      <p key={text} data-part="missing">
                        {text}
                      </p>
                    ))}
                <ManeuverList
                  route={section.route}
                  points={pointsIn(section, trip.points)}
                  activeStep={stepIn(section, active)}
                  onActiveStepChange={(step) => activate(section.step + step)}
                  copy={false}
                />
              </Fragment>
            ))}
            <div data-part="actions">
              {isWhole && <CopyRoute route={route} />}
              {print && (
                <Button onClick={() => window.print()} icon={routePaths.print}>
                  {messages.print}
                </Button>
              )}
              {shareUrl && <ShareButton title={title} url={shareUrl} />}
              {openIn && ends.length === 2 && (
                <OpenIn
                  apps={openIn}
                  coordinate={ends[1]?.coordinate}
                  name={ends[1]?.name}
                  origin={ends[0]?.coordinate}
                  vehicle={value.vehicle}
                />
              )}
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** Returns the notice for a missing route or leg; undefined when there is one. */
export function useDirectionsNotice(
  status: QueryStatus,
  failure: Failure | undefined,
  { messages, value }: DirectionsForm,
): NoticeBoxProps | undefined {
  const advice = messages[value.avoid.length > 0 ? 'noneAvoidingAdvice' : 'noneAdvice']
  const { failed, none } = messages
  const notice = useNotice(status, failure, { failed, notFound: none, advice })
  // With one end, the empty field says what is missing.
  if (status === 'idle')
    return value.points.some(Boolean) ? undefined : { icon: 'place', text: messages.start }
  return status === 'loading' ? { text: messages.loading } : notice
}

interface LegNoticeProps {
  readonly leg: MissingLeg
  readonly form: DirectionsForm
  readonly onRetry: () => void
}

/** The notice about a missing leg of a route whose other legs are known: the names of its ends, the reason, and a retry button. */
function LegNotice({ leg: { query, text }, form, onRetry }: LegNoticeProps): ReactNode {
  const { status, failure } = useQueryStatus(query)
  const notice = useDirectionsNotice(status, failure, form)
  return (
    <NoticeBox
      {...notice}
      text={text}
      advice={notice?.text}
      onRetry={() => {
        onRetry()
        void query.refetch()
      }}
    />
  )
}
