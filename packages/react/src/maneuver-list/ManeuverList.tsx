'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { rootClass } from '../domain/rootClass.ts'
import { departureStep } from '../domain/routeStep.ts'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { CopyRoute } from './CopyRoute.tsx'
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
    const { route, ends = true, copy = true, slots = {}, classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('maneuverList', en, props.messages)
    const list = useManeuverList(props)
    if (route === undefined) return null
    const count = list.maneuvers.length
    if (route === null || count === 0) {
      return (
        <div
          ref={ref}
          className={rootClass(props)}
          data-signpost="maneuver-list"
          data-status="empty"
        >
          <NoticeBox
            icon="warning"
            text={route ? messages.noSteps : messages.noRoute}
            advice={route ? undefined : messages.noRouteAdvice}
          />
        </div>
      )
    }
    const departure = departureStep(route)
    const Text = slots.step ?? StepText
    return (
      <div ref={ref} className={rootClass(props)} data-signpost="maneuver-list" data-status="ready">
        {ends && <RouteEnd end={route.origin} label={messages.from} icon="start" />}
        {departure && (
          <div data-part="step-departure">
            <Text step={departure} />
          </div>
        )}
        <Steps
          route={route}
          list={list}
          label={messages.list}
          slots={slots}
          classNames={classNames}
        />
        {ends && <RouteEnd end={route.destination} label={messages.to} icon="arrive" />}
        {(copy || list.isPartial) && (
          <div data-part="step-tools">
            {list.isPartial && (
              <button type="button" data-part="step-tool" onClick={list.showAll}>
                {messages.showAll(count, formatCount(count, language))}
              </button>
            )}
            {copy && <CopyRoute route={route} messages={messages} />}
          </div>
        )}
      </div>
    )
  },
)
