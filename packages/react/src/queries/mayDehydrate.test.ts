import { systemClock } from '@signpost/client/domain'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { reply, scriptedService } from '../../test/scriptedService.ts'
import { mayDehydrate } from './mayDehydrate.ts'
import { suggestionsQuery } from './suggestionsQuery.ts'

const near = { latitude: -34.9, longitude: -56.16 }

test.each([
  ['no-store', 2, 0],
  ['private, max-age=60', 1, 1],
])(
  'an answer with Cache-Control %s, twelve seconds later: requested %i times, %i dehydrated',
  async (control, asked, dehydrated) => {
    const service = scriptedService(
      [reply({ suggests: [{ line1: 'a' }] }, { headers: { 'Cache-Control': control } })],
      { scope: control },
    )
    const queryClient = new QueryClient()
    const ask = () =>
      queryClient.fetchQuery(suggestionsQuery(service.connection, { query: 'a', near }))
    const answer = await ask()
    await ask()
    expect(service.sent).toHaveLength(1)
    const { queryKey } = suggestionsQuery(service.connection, { query: 'a', near })
    queryClient.setQueryData(queryKey, answer, { updatedAt: systemClock.now() - 12_000 })
    await ask()
    expect(service.sent).toHaveLength(asked)
    queryClient.setQueryData(['app'], 'of the app')
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: mayDehydrate })
    expect(queries.map(({ queryKey }) => queryKey[0]).sort()).toEqual(
      ['app', 'signpost'].slice(0, 1 + dehydrated),
    )
  },
)
