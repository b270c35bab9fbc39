import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const ends = {
  origin: { latitude: -34.9, longitude: -56.2 },
  destination: { latitude: -34.901, longitude: -56.198 },
}
const route = { total_distance: '200' }

test('sends both ends, and no other parameter by default', async () => {
  const { client, sent } = answering(route)
  expect(await client.getDirections(ends)).toMatchObject({ distance: 200 })
  expect(sent[0]?.pathname).toBe('/base/geo/v2/directions/json')
  expect(parametersOf(sent[0])).toEqual({ origin: '-34.9,-56.2', destination: '-34.901,-56.198' })
})

test('sends options; an empty list of avoidances and `none` avoid nothing', async () => {
  const { client, sent } = answering(route)
  await client.getDirections({
    ...ends,
    vehicle: 'bicycle',
    optimize: 'easiest',
    avoid: ['toll', 'ferry'],
  })
  await client.getDirections({ ...ends, avoid: [] })
  await client.getDirections({ ...ends, avoid: ['none'] })
  expect(parametersOf(sent[0])).toMatchObject({
    vehicle: 'bicycle',
    optimize: 'easiest',
    avoid: 'toll,ferry',
  })
  expect(parametersOf(sent[1])).toMatchObject({ avoid: 'none' })
  expect(parametersOf(sent[2])).toMatchObject({ avoid: 'none' })
})

test('accepts a single avoidance from untyped code', async () => {
  const { client, sent } = answering(route)
  await Reflect.apply(client.getDirections, client, [{ ...ends, avoid: 'toll' }])
  expect(parametersOf(sent[0])).toMatchObject({ avoid: 'toll' })
})

test('a 204 is null: there is no route', async () => {
  const { client } = answering('', { status: 204 })
  expect(await client.getDirections(ends)).toBeNull()
})

test.each([
  ['origin', { ...ends, origin: { latitude: -91, longitude: 0 } }],
  ['destination', { ...ends, destination: { latitude: 0, longitude: Number.POSITIVE_INFINITY } }],
  ['vehicle', { ...ends, vehicle: 'boat' }],
  ['optimize', { ...ends, optimize: 'scenic' }],
  ['avoid', { ...ends, avoid: ['none', 'toll'] }],
  ['avoid', { ...ends, avoid: null }],
])('refuses an invalid %s and sends nothing', async (parameter, parameters) => {
  const { client, sent } = answering(route)
  await expect(Reflect.apply(client.getDirections, client, [parameters])).rejects.toMatchObject({
    kind: 'request',
    parameter,
  })
  expect(sent).toEqual([])
})
