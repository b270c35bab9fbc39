import type { WireBrands } from '@signpost/client/wire'
import { country } from '../parameters/country.ts'
import { integer } from '../parameters/integer.ts'
import { optional, required } from '../parameters/read.ts'
import type { Query } from './Query.ts'
import type { World } from './World.ts'

/** The brands of a country, best known first; none of a country that the fixtures do not have. */
export function listBrands({ parameters }: Query, world: World): WireBrands {
  const code = required(parameters, 'country', country)
  const least = optional(parameters, 'brand_rank_min', integer(1, 5)) ?? 1
  const most = optional(parameters, 'brand_rank_max', integer(1, 5)) ?? 5
  const brands = world.cities.find((city) => city.country.code === code)?.brands ?? []
  return {
    brand_list: brands.filter(({ brand_item: { rank } }) => {
      return Number(rank) >= least && Number(rank) <= most
    }),
  }
}
