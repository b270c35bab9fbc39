'use client'

import type { Maneuver } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { rootProps } from '../domain/rootProps.ts'
import { departureStep } from '../domain/routeStep.ts'
import { Button } from '../kit/Button.tsx'
import { NoticeBox } from '../kit/NoticeBox.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { CopyRoute } from './CopyRoute.tsx'
import { LegTitle } from './LegTitle.tsx'
import { en } from './ManeuverListMessages.ts'
import type { ManeuverListProps } from './ManeuverListProps.ts'
import { RouteEnd } from './RouteEnd.tsx'
import { Steps } from './Steps.tsx'
import { StepText } from './StepText.tsx'
import { useManeuverList } from './useManeuverList.ts'

/**
 * A route as sentences, step by step. It needs no map.
 *
 * @example
 * ```tsx
 * <ManeuverList route={route} onActiveStepChange={(step) => show(step)} />
 * ```
 */
export const ManeuverList: ComponentWithRef<ManeuverListProps, HTMLDivElement> = forwardRef(
  function ManeuverList(props: ManeuverListProps, ref) {
    const { route, ends = true, points = [], copy = true, slots = {}, classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('maneuverList', en, props.messages)
    const list = useManeuverList(props)
    if (route === undefined) return null
    const count = list.maneuvers.length
    if (route === null || count === 0) {
      return (
        <div ref={ref} {...rootProps('maneuver-list', props)} data-status="empty">
          <NoticeBox
            icon="warning"
            text={route ? messages.noSteps : messages.noRoute}
            advice={route ? undefined : messages.noRouteAdvice}
          />
        </div>
      )
    }
    const departure = departureStep(route)
    const legs = points.length > 2 ? legStarts(route.maneuvers) : []
    const Text = slots.step ?? StepText
    return (
      <div ref={ref} {...rootProps('maneuver-list', props)} data-status="ready">
        {ends && (
          <RouteEnd end={route.origin} name={points[0]?.name} label={messages.from} kind="origin" />
        )}
        {legs.length > 1 && <LegTitle point={points[1]} />}
        {departure && (
          <div data-part="departure">
            <Text step={departure} />
          </div>
        )}
        <Steps
          route={route}
          // The title of the first leg is above its departure.
          titles={new Map(legs.slice(1).map((step, index) => [step, points[index + 2]]))}
          list={list}
          label={messages.list}
          slots={slots}
          classNames={classNames}
        />
        {ends && (
          <RouteEnd
            end={route.destination}
            name={points.at(-1)?.name}
            label={messages.to}
            kind="destination"
            hasIcon={list.isPartial || route.maneuvers.at(-1)?.kind !== 'arrive'}
          />
        )}
        {(copy || list.isPartial) && (
          <div data-part="actions">
            {list.isPartial && (
              <Button onClick={list.showAll}>
                {messages.showAll(count, formatCount(count, language))}
              </Button>
            )}
            {copy && <CopyRoute route={route} messages={messages} />}
          </div>
        )}
      </div>
    )
  },
)

/** Returns the index of the first step of each leg. */
function legStarts(maneuvers: readonly Maneuver[]): readonly number[] {
  return [0, ...maneuvers.flatMap(({ stop }, index) => (stop === undefined ? [] : [index + 1]))]
}
