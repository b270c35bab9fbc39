'use client'

import type { Route } from '@signpost/client'
import type { ReactNode } from 'react'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCopy } from '../internals/useCopy.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { describeRoute } from '../route-text/describeRoute.ts'
import { en } from '../route-text/ManeuverMessages.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

export interface CopyRouteProps {
  readonly route: Route
  readonly messages: Pick<ManeuverListMessages, 'copy' | 'copied' | 'copyFailed'>
}

/** A button that copies a route as text. */
export function CopyRoute({ route, messages }: CopyRouteProps): ReactNode {
  const { language, units } = useSignpost()
  const maneuvers = useMessages('maneuvers', en)
  const { outcome, copy } = useCopy()
  const text = (): string => describeRoute(route, { language, units, messages: maneuvers })
  return (
    <>
      <button type="button" data-part="step-tool" onClick={() => void copy(text())}>
        <SvgIcon path={outcome === 'copied' ? placePaths.check : placePaths.copy} />
        {messages.copy}
      </button>
      <span role="status" data-part="live">
        {outcome === 'copied' && messages.copied}
        {outcome === 'failed' && messages.copyFailed}
      </span>
    </>
  )
}
