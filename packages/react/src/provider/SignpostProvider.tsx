'use client'

import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  type UnitSystem,
} from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
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
  /** The service: a client, a connection, or the options of one. Required in the outermost provider. Options may be written inline. */
  readonly client?: Connection | ConnectionOptions | undefined
  /** The language of messages, numbers and names, as a BCP 47 tag. Default: the client's, else `en`. */
  readonly language?: string | undefined
  /** The units of distances. Default: those of the language's region (`en-GB`), else of `country`, else of the place's own country; where none is known those that are usual in the language, for `en` the metric ones. */
  readonly units?: UnitSystem | undefined
  /**
   * The point to search around when a hook or component has none of its own: a coordinate, or a function that is called whenever one is
   * needed.
   */
  readonly near?: Near | undefined
  /** The country of brands and addresses, ISO 3166-1 in two or three letters. Default: the region of the language, as in `en-CA`. */
  readonly country?: string | undefined
  /** The messages of the components, such as `fr` of `@signpost/react/messages/fr`, or a part of them. Default: English. */
  readonly messages?: PartialMessages | undefined
  /** Returns the time zone at a point, for places whose data have none. Default: their hours are shown without "open" and "closed". */
  readonly timeZoneAt?: TimeZoneAt | undefined
  /** The clock. Default: the machine's. */
  readonly clock?: Clock | undefined
  /** The environment of the components, when that is a shadow root or another window. */
  readonly environment?: Environment | undefined
  /**
   * The frequency of requests of search boxes while a user types: `auto` (default), `eager`, `thrifty` or `{ debounce }`, as for
   * `PlaceSearch`.
   */
  readonly requests?: RequestFrequency | undefined
  /** The cache. Default: the app's own QueryClient, from the nearest QueryClientProvider; else a new one. */
  readonly queryClient?: QueryClient | undefined
  readonly children?: ReactNode
}

/**
 * Provides the client, the language, the messages and other settings to all components and hooks below. A nested provider overrides only the props that it has.
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

/** Provides the QueryClient: the one that was given, else the app's own, else a new one. */
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
 * Sets TanStack Query offline at mount when there is no network: it otherwise notices only the next change. Comes before the components
 * that fetch, because effects run in this order.
 */
function OfflineAtMount(): null {
  useEffect(() => {
    if (navigator.onLine === false) onlineManager.setOnline(false)
  }, [])
  return null
}

/** The value of an earlier render as long as its properties are the same, so that an inline object is not a new one in each render. */
function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState({ value })
  if (replaceEqualDeep(stable.value, value) === stable.value) return stable.value
  setStable({ value })
  return value
}
