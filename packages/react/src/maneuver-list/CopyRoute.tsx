'use client'

import type { Route } from '@signpost/client'
import type { ReactNode } from 'react'
import { placePaths } from '../icons/placePaths.ts'
import { useCopy } from '../internals/useCopy.ts'
import { Button } from '../kit/Button.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { describeRoute } from '../route-text/describeRoute.ts'
import { en as maneuversEnglish } from '../route-text/ManeuverMessages.ts'
import { en, type ManeuverListMessages } from './ManeuverListMessages.ts'

export interface CopyRouteProps {
  readonly route: Route
  /** Messages that replace those of the language. */
  readonly messages?: Partial<ManeuverListMessages> | undefined
}

/** A button that copies a route as text. */
export function CopyRoute(props: CopyRouteProps): ReactNode {
  const { route } = props
  const messages = useMessages('maneuverList', en, props.messages)
  const { language, unitsIn } = useSignpost()
  const maneuvers = useMessages('maneuvers', maneuversEnglish)
  const { outcome, copy } = useCopy()
  const units = unitsIn(route.origin?.address.countryCode)
  const text = (): string => describeRoute(route, { language, units, messages: maneuvers })
  return (
    <>
      <Button
        onClick={() => void copy(text())}
        icon={outcome === 'copied' ? placePaths.check : placePaths.copy}
      >
        {messages.copy}
      </Button>
      <span role="status" data-part="live">
        {outcome === 'copied' ? messages.copied : outcome === 'failed' && messages.copyFailed}
      </span>
    </>
  )
}
