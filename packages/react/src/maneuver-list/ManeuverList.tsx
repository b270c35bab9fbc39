'use client'

import type { LocatedAddress, Route } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { forwardRef, type ReactNode } from 'react'
import { AddressText } from '../address-text/index.ts'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { rootProps } from '../domain/rootProps.ts'
import { departureStep } from '../domain/routeStep.ts'
import { maneuverPaths } from '../icons/maneuverIcons.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCopy } from '../internals/useCopy.ts'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { describeRoute } from '../route-text/describeRoute.ts'
import { en as maneuversEnglish } from '../route-text/ManeuverMessages.ts'
import { en, type ManeuverListMessages } from './ManeuverListMessages.ts'
import type { ManeuverListProps } from './ManeuverListProps.ts'
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
    const Text = slots.step ?? StepText
    return (
      <div ref={ref} {...rootProps('maneuver-list', props)} data-status="ready">
        {ends && <RouteEnd end={route.origin} label={messages.from} icon="start" />}
        {departure && (
          <div data-part="departure">
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
          <div data-part="actions">
            {list.isPartial && (
              <button type="button" data-part="action" onClick={list.showAll}>
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

interface RouteEndProps {
  readonly end: LocatedAddress | undefined
  /** The accessible label of the end. */
  readonly label: string
  readonly icon: 'start' | 'arrive'
}

/** The start or the end of a route: its address, or its coordinates. */
function RouteEnd({ end, label, icon }: RouteEndProps): ReactNode {
  if (!end) return null
  const isPoint = end.coordinate && Object.values(end.address).every((part) => !part)
  return (
    <div data-part="end" data-end={icon === 'start' ? 'origin' : 'destination'}>
      <SvgIcon path={maneuverPaths[icon]} part="icon" />
      <p data-part="address">
        <span data-hidden="">{`${label}: `}</span>
        {isPoint && end.coordinate ? (
          <bdi translate="no">{formatCoordinate(end.coordinate)}</bdi>
        ) : (
          <AddressText address={end.address} layout="line" />
        )}
      </p>
    </div>
  )
}

interface CopyRouteProps {
  readonly route: Route
  readonly messages: Pick<ManeuverListMessages, 'copy' | 'copied' | 'copyFailed'>
}

/** A button that copies a route as text. */
function CopyRoute({ route, messages }: CopyRouteProps): ReactNode {
  const { language, unitsIn } = useSignpost()
  const maneuvers = useMessages('maneuvers', maneuversEnglish)
  const { outcome, copy } = useCopy()
  const units = unitsIn(route.origin?.address.countryCode)
  const text = (): string => describeRoute(route, { language, units, messages: maneuvers })
  return (
    <>
      <button type="button" data-part="action" onClick={() => void copy(text())}>
        <SvgIcon path={outcome === 'copied' ? placePaths.check : placePaths.copy} />
        <span>{messages.copy}</span>
      </button>
      <span role="status" data-part="live">
        {outcome === 'copied' ? messages.copied : outcome === 'failed' && messages.copyFailed}
      </span>
    </>
  )
}
