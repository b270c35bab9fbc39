import { type CallOptions, GeoError } from '@signpost/client'
import type { DataTag, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import { isComplete } from '../domain/Incomplete.ts'
import { type GeoQueryKey, type Operation, tagKey } from './GeoQueryKey.ts'
import { policyOf, type QueryPolicy } from './retryAndStaleTime.ts'

/** Bundlers replace this exact expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const reported = new Set<string>()

/** Logs the message of a failed request once: components tell users what happened, the message tells developers what to do. */
function report(error: GeoError): never {
  const { kind, message } = error
  if (kind !== 'aborted' && !reported.has(message)) {
    reported.add(message)
    // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
    console.warn(`Signpost: ${message}`, ...(error.cause === undefined ? [] : [error.cause]))
  }
  throw error
}

/** Calls the service with the parameters of the key; throws when a required one is missing. */
export async function callOperation<Name extends Operation, Parameters extends object, Answer>(
  [, , operation, parameters]: GeoQueryKey<Name, Parameters>,
  required: readonly (keyof Parameters)[],
  call: (parameters: Parameters) => Promise<Answer>,
): Promise<Answer> {
  if (!isComplete(parameters, required)) {
    throw new GeoError(`it needs \`${required.join('` and `')}\`. Ask when \`enabled\` is true.`, {
      kind: 'request',
      operation,
    })
  }
  // In development, StrictMode mounts, unmounts and mounts again in the same task. A request of the first mount is
  // aborted during this wait, before it is sent.
  if (process.env.NODE_ENV !== 'production') {
    await Promise.resolve()
    return call(parameters).catch(report)
  }
  return call(parameters)
}

/** The options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and other functions of TanStack Query. */
export interface GeoQuery<Answer, Key extends GeoQueryKey>
  extends QueryPolicy,
    // Never set. The type of this option lets `useQuery` and `useQueries` infer that errors are GeoErrors.
    Pick<UseQueryOptions<Answer, GeoError, Answer, Key>, 'throwOnError'> {
  readonly queryKey: DataTag<Key, Answer, GeoError>
  readonly queryFn: QueryFunction<Answer, Key>
  /** False while a required parameter is missing. */
  readonly enabled: boolean
}

/** The definition of the query of one operation. */
interface GeoQueryDefinition<Name extends Operation, Parameters, Answer> {
  readonly key: GeoQueryKey<Name, Parameters>
  readonly required: readonly (keyof Parameters)[]
  readonly call: (parameters: Parameters, options: CallOptions) => Promise<Answer>
}

export function geoQuery<Name extends Operation, Parameters extends object, Answer>({
  key,
  required,
  call,
}: GeoQueryDefinition<Name, Parameters, Answer>): GeoQuery<Answer, GeoQueryKey<Name, Parameters>> {
  const [, , , parameters] = key
  return {
    queryKey: tagKey(key),
    queryFn: ({ signal }) => callOperation(key, required, (complete) => call(complete, { signal })),
    enabled: isComplete(parameters, required),
    ...policyOf(key),
  }
}
