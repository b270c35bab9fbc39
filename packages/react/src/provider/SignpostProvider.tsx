'use client'

import type { Connection, ConnectionOptions, UnitSystem } from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import { createConnection } from '@signpost/client/internal/transport/connection.js'
import {
  onlineManager,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  replaceEqualDeep,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Environment } from '../domain/Environment.ts'
import type { Near } from '../domain/near.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import type { PartialMessages } from '../messages/Messages.ts'
import { complete, inherit, type TimeZoneAt } from './settings.ts'
import { type Provided, SignpostContext } from './useSignpost.ts'

export interface SignpostProviderProps {
  /** The service: a client, a connection, or connection options, which may be an inline object. Required in the outermost provider. */
  readonly client?: Connection | ConnectionOptions | undefined
  /** The language of messages, numbers and names, as a BCP 47 tag. Default: the client's, else `en`. */
  readonly language?: string | undefined
  /**
   * The units of distances. Default: those of the language's region (as in `en-GB`), else of `country`, else of the country of each place;
   * if none is known, the usual units of the language, which for `en` are metric.
   */
  readonly units?: UnitSystem | undefined
  /** The default point to search around: a coordinate, or a function that is called whenever a point is needed. */
  readonly near?: Near | undefined
  /**
   * The country of brands and addresses, as an ISO 3166-1 code of two or three letters. Default: the region of the language, as in `en-CA`.
   */
  readonly country?: string | undefined
  /** The messages of the components: a table such as `fr` of `@signpost/react/messages/fr`, or a part of one. Default: English. */
  readonly messages?: PartialMessages | undefined
  /**
   * Returns the time zone at a coordinate, for places without a time zone in their data. Default: such places show their hours without
   * "open" or "closed".
   */
  readonly timeZoneAt?: TimeZoneAt | undefined
  /** The clock. Default: the system clock. */
  readonly clock?: Clock | undefined
  /** The environment of the components, if they render in a shadow root or another window. */
  readonly environment?: Environment | undefined
  /**
   * The frequency of requests while the user types in a search box: `auto`, `eager`, `thrifty` or `{ debounce }`, as for `PlaceSearch`.
   * Default: `auto`.
   */
  readonly requests?: RequestFrequency | undefined
  /** The cache. Default: the QueryClient of the nearest QueryClientProvider, else a new one. */
  readonly queryClient?: QueryClient | undefined
  /** The app. */
  readonly children?: ReactNode
}

/**
 * Provides the client, the language, the messages and other settings to all components and hooks below. A nested provider overrides only
 * the props that it sets.
 *
 * @example
 * ```tsx
 * <SignpostProvider client={{ baseUrl: 'https://geo.example', apiKey: 'YOUR_KEY' }} near={center}>
 *   <PlaceSearch />
 * </SignpostProvider>
 * ```
 */
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

interface SharedQueryClientProps {
  readonly given: QueryClient | undefined
  readonly children: ReactNode
}

/** Provides the QueryClient: the given one, else that of the app, else a new one. */
function SharedQueryClient({ given, children }: SharedQueryClientProps): ReactNode {
  const inherited = useContext(QueryClientContext)
  const [own] = useState(() => given ?? inherited ?? new QueryClient())
  return <QueryClientProvider client={given ?? inherited ?? own}>{children}</QueryClientProvider>
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

/**
 * Sets TanStack Query offline on mount when there is no network, because it notices only later changes by itself. Rendered before the
 * components that fetch, because effects run in this order.
 */
function OfflineAtMount(): null {
  useEffect(() => {
    if (navigator.onLine === false) onlineManager.setOnline(false)
  }, [])
  return null
}

/** Returns the value of an earlier render as long as it is deeply equal, so that an inline object keeps its identity. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState({ value })
  if (replaceEqualDeep(stable.value, value) === stable.value) return stable.value
  setStable({ value })
  return value
}
