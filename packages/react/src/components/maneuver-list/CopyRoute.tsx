'use client'

import type { Route } from '@signpost/client'
import type { ReactNode } from 'react'
import { useCopy } from '../../hooks/useCopy.ts'
import { Drawing } from '../../icons/Drawing.tsx'
import { placePaths } from '../../icons/placePaths.ts'
import type { ManeuverListMessages } from '../../messages/maneuver-list/ManeuverListMessages.ts'
import { en } from '../../messages/maneuvers/en.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { describeRoute } from '../../route-text/describeRoute.ts'

export interface CopyRouteProps {
  readonly route: Route
  readonly words: Pick<ManeuverListMessages, 'copy' | 'copied' | 'copyFailed'>
}

/** A button that copies a route as text. */
export function CopyRoute({ route, words }: CopyRouteProps): ReactNode {
  const { language, units } = useSignpost()
  const messages = useMessages('maneuvers', en)
  const { outcome, copy } = useCopy()
  const text = (): string => describeRoute(route, { language, units, messages })
  return (
    <>
      <button type="button" data-part="step-tool" onClick={() => void copy(text())}>
        <Drawing path={outcome === 'copied' ? placePaths.check : placePaths.copy} />
        {words.copy}
      </button>
      <span role="status" data-part="live">
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.copyFailed}
      </span>
    </>
  )
}
