import { mayStore } from '@signpost/client'
import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query'

/**
 * The `shouldDehydrateQuery` option for an app that persists its cache: true for successful answers, except those that the service forbids
 * to store (`Cache-Control: no-store`).
 */
export function mayDehydrate(query: Query): boolean {
  const [library, scope, operation] = query.queryKey
  const isAllowed = library !== 'signpost' || mayStore(String(scope), String(operation))
  return isAllowed && defaultShouldDehydrateQuery(query)
}
