import { expectTypeOf, test } from 'vitest'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { defineSource } from './Source.ts'

interface Office {
  readonly name: string
  readonly floor: number
}

test('the type of the items is inferred', () => {
  const source = defineSource({
    id: 'offices',
    get: async (query, { near, signal }): Promise<Office[]> => {
      expectTypeOf(query).toBeString()
      expectTypeOf(near?.latitude).toEqualTypeOf<number | undefined>()
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>()
      return []
    },
    itemToString: (office) => office.name,
    renderRow: ({ floor }) => floor,
    onSelect: (office) => expectTypeOf(office).toEqualTypeOf<Office>(),
  })
  const box = <PlaceSearch sources={['pinned', source, { id: 'service', label: 'Places' }]} />
  expectTypeOf(box).not.toBeAny()
  // @ts-expect-error There is no such source.
  const other = <PlaceSearch sources={['services']} />
  // @ts-expect-error An office has no street.
  defineSource({ id: 'a', get: (): Office[] => [], onSelect: ({ street }) => street })
  expectTypeOf(other).not.toBeAny()
  // @ts-expect-error An office has no `label`: it needs `itemToString`.
  defineSource({ id: 'offices', get: (): Office[] => [], renderRow: ({ name }) => name })
  defineSource({ id: 'labeled', get: () => [{ label: 'Montevideo', floor: 3 }] })
  defineSource({ id: 'texts', get: () => ['Montevideo'] })
  // @ts-expect-error The same without `defineSource`.
  const third = <PlaceSearch sources={[{ id: 'offices', get: (): Office[] => [] }]} />
  expectTypeOf(third).not.toBeAny()
})
