import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { parametersOf, type Reply, reply, scriptedService } from '../../test/scriptedService.ts'
import { placeDetails } from './placeDetails.ts'

const center = { latitude: -34.9, longitude: -56.16 }
const suggestion = { kind: 'term', line1: 'Farmacia', searchFilter: 'f:1' } as const

function detailsOf(...replies: [Reply, ...Reply[]]) {
  const service = scriptedService(replies)
  return {
    service,
    details: placeDetails(new QueryClient(), service.connection, suggestion, { center }),
  }
}

function places(...names: string[]): Reply {
  return reply({ places: names.map((name) => ({ name })) })
}

test('sends nothing before `details()` is called, and shares one request between callers', async () => {
  const { service, details } = detailsOf(places('Farmacia Solís'))
  expect(service.sent).toEqual([])
  const promise = details()
  expect(details()).toBe(promise)
  expect(await promise).toMatchObject({ status: 'ready', place: { name: 'Farmacia Solís' } })
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
  ])
})

test('several places are "ambiguous", none is "empty"', async () => {
  expect(await detailsOf(places('A', 'B')).details()).toMatchObject({
    status: 'ambiguous',
    places: [{ name: 'A' }, { name: 'B' }],
  })
  expect(await detailsOf(reply('', { status: 204 })).details()).toEqual({ status: 'empty' })
})

test('resolves with the error instead of rejecting, and the next call tries again', async () => {
  const { details } = detailsOf(reply('', { status: 401 }), places('Farmacia Solís'))
  expect(await details()).toMatchObject({ status: 'error', error: { kind: 'key' } })
  expect(await details()).toMatchObject({ status: 'ready' })
})

test('asks for the suggestion’s own line, not for the typed text', async () => {
  const service = scriptedService([places('Farmacia Solís')])
  const question = { query: 'far', limit: 5, center, userPosition: undefined }
  await placeDetails(new QueryClient(), service.connection, suggestion, question)()
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
  ])
})

test('a saved filter that the service refuses is omitted: the line near the place finds it', async () => {
  const refused = reply('', { status: 400 })
  const { connection, sent } = scriptedService([refused, places('Farmacia Solís')])
  const found: unknown[] = []
  const details = placeDetails(
    new QueryClient(),
    connection,
    suggestion,
    { center, isSaved: true },
    ({ name }) => found.push(name),
  )
  expect(await details()).toMatchObject({ status: 'ready', place: { name: 'Farmacia Solís' } })
  expect(sent.map(parametersOf)).toEqual([
    { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
    { query: 'Farmacia', search_center: '-34.9,-56.16', type: '' },
  ])
  expect(found).toEqual(['Farmacia Solís'])
})

test('a refused filter of the same day is an error, as is any other failure of a saved one', async () => {
  const { details, service } = detailsOf(reply('', { status: 400 }))
  expect(await details()).toMatchObject({ status: 'error', error: { kind: 'request' } })
  expect(service.sent).toHaveLength(1)
  const down = scriptedService([reply('', { status: 401 })])
  const origin = { center, isSaved: true }
  const saved = placeDetails(new QueryClient(), down.connection, suggestion, origin)
  expect(await saved()).toMatchObject({ status: 'error', error: { kind: 'key' } })
  expect(down.sent).toHaveLength(1)
})
