'use client'

import type { ReactNode } from 'react'
import { formatCount } from '../../domain/formatCount.ts'
import { departureStep } from '../../domain/routeStep.ts'
import { useManeuverList } from '../../hooks/useManeuverList.ts'
import { Icon } from '../../icons/Icon.tsx'
import { en } from '../../messages/maneuver-list/en.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { CopyRoute } from './CopyRoute.tsx'
import type { ManeuverListProps } from './ManeuverListProps.ts'
import { RouteEnd } from './RouteEnd.tsx'
import { Steps } from './Steps.tsx'
import { StepText } from './StepText.tsx'

/** A route as sentences, step by step. It needs no map. */
export function ManeuverList(props: ManeuverListProps): ReactNode {
  const { route, ends = true, copy = true, slots = {}, classNames = {} } = props
  const { language } = useSignpost()
  const words = useMessages('maneuverList', en, props.messages)
  const list = useManeuverList(props)
  if (route === undefined) return null
  const count = list.maneuvers.length
  if (route === null || count === 0) {
    return (
      <div className={classNames.root} data-signpost="maneuver-list" data-status="empty">
        <div data-part="notice">
          <Icon part="notice-icon" name="warning" />
          <p>{route ? words.noSteps : words.noRoute}</p>
          {!route && <p data-part="advice">{words.noRouteAdvice}</p>}
        </div>
      </div>
    )
  }
  const departure = departureStep(route)
  const Text = slots.step ?? StepText
  return (
    <div className={classNames.root} data-signpost="maneuver-list" data-status="ready">
      {ends && <RouteEnd end={route.origin} label={words.from} icon="start" />}
      {departure && (
        <div data-part="step-departure">
          <Text step={departure} />
        </div>
      )}
      <Steps route={route} list={list} label={words.list} slots={slots} classNames={classNames} />
      {ends && <RouteEnd end={route.destination} label={words.to} icon="arrive" />}
      {(copy || list.isPartial) && (
        <div data-part="step-tools">
          {list.isPartial && (
            <button type="button" data-part="step-tool" onClick={list.showAll}>
              {words.showAll(count, formatCount(count, language))}
            </button>
          )}
          {copy && <CopyRoute route={route} words={words} />}
        </div>
      )}
    </div>
  )
}
