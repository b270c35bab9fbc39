import type { BrandListRequest } from '@signpost/client/protocol'
import type { WireBrands } from '@signpost/client/wire'
import type { World } from './World.ts'

/** The brands of a country, best known first; none of a country that the fixtures do not have. */
export function listBrands(
  { country, minRank, maxRank }: BrandListRequest,
  world: World,
): WireBrands {
  const brands = world.cities.find((city) => city.country.code === country)?.brands ?? []
  return {
    brand_list: brands.filter(({ brand_item: { rank } }) => {
      return Number(rank) >= minRank && Number(rank) <= maxRank
    }),
  }
}
