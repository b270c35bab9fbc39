'use client'

import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  type UnitSystem,
} from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useContext, useMemo } from 'react'
import type { Environment } from '../domain/Environment.ts'
import type { Near } from '../domain/near.ts'
import type { Requests } from '../domain/Requests.ts'
import type { PartialMessages } from '../messages/Messages.ts'
import { OfflineAtMount } from './OfflineAtMount.tsx'
import { SharedQueryClient } from './SharedQueryClient.tsx'
import { type Provided, SignpostContext } from './SignpostContext.ts'
import { complete, inherit, type TimeZoneAt } from './settings.ts'
import { useStable } from './useStable.ts'

export interface SignpostProviderProps {
  /** The service: a client, a connection, or the options of one. Needed in the outermost provider. Options may be written in place. */
  readonly client?: Connection | ConnectionOptions | undefined
  /** The language of words, numbers and names, as a BCP 47 tag. Default: the client's, else `en`. */
  readonly language?: string | undefined
  /** The units of distances. Default: those that readers of the language expect. */
  readonly units?: UnitSystem | undefined
  /** Where to look when a hook or component is not told: a point, or a function that is called whenever one is needed. */
  readonly near?: Near | undefined
  /** The country whose brands and addresses are meant, ISO 3166-1 in two or three letters. Default: the one that the language names, as `en-CA` does. */
  readonly country?: string | undefined
  /** The words of the components, such as `fr` of `@signpost/react/messages/fr`, or some of them. Default: English. */
  readonly messages?: PartialMessages | undefined
  /** Names the time zone at a point, for places that do not say theirs. Default: their hours are shown without "open" and "closed". */
  readonly timeZoneAt?: TimeZoneAt | undefined
  /** Where the time comes from. Default: the machine. */
  readonly clock?: Clock | undefined
  /** Where the components stand, when that is a shadow root or another window. */
  readonly environment?: Environment | undefined
  /** How often search boxes ask while somebody types: `auto` (default), `eager`, `thrifty` or `{ debounce }`, as for `PlaceSearch`. */
  readonly requests?: Requests | undefined
  /** The cache. Default: the app's own QueryClient, from the nearest QueryClientProvider; else a new one. */
  readonly queryClient?: QueryClient | undefined
  readonly children?: ReactNode
}

/** Tells all components and hooks below which service to ask, and how to speak. A provider inside another changes only what it is given. */
export function SignpostProvider({
  queryClient,
  children,
  ...settings
}: SignpostProviderProps): ReactNode {
  return (
    <SignpostContext.Provider value={useProvided(settings)}>
      <SharedQueryClient given={queryClient}>
        <OfflineAtMount />
        {children}
      </SharedQueryClient>
    </SignpostContext.Provider>
  )
}

function useProvided({ client, ...others }: SignpostProviderProps): Provided {
  const outer = useContext(SignpostContext)?.settings
  const service = useStable(client)
  const own = useStable(others)
  const connection = useMemo(() => service && toConnection(service), [service])
  return useMemo(() => {
    const settings = inherit(outer, { ...own, connection })
    return { settings, signpost: complete(settings) }
  }, [outer, own, connection])
}

function toConnection(client: Connection | ConnectionOptions): Connection {
  return 'request' in client ? client : createConnection(client)
}
