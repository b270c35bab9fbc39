import type { WireBrand } from '@signpost/client/wire'
import { test } from 'vitest'
import { fields, text } from './Schema.ts'

test('a schema with other fields than its record does not compile', () => {
  const name = text('Its name.')
  fields<WireBrand>({ id: name, name }, ['id', 'name'])
  // @ts-expect-error a field is missing
  fields<WireBrand>({ id: name })
  // @ts-expect-error a field is unknown
  fields<WireBrand>({ id: name, name, rank: name })
  // @ts-expect-error an unknown field is required
  fields<WireBrand>({ id: name, name }, ['rank'])
})
