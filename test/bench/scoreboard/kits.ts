import type { Kit } from './Kit.ts'
import { absent } from './kits/absent.ts'
import { esri } from './kits/esri.ts'
import { floor } from './kits/floor.ts'
import { geoapify } from './kits/geoapify.ts'
import { mapbox } from './kits/mapbox.ts'
import { maplibre } from './kits/maplibre.ts'
import { maptiler } from './kits/maptiler.ts'
import { placekit } from './kits/placekit.ts'
import { radar } from './kits/radar.ts'
import { signpost } from './kits/signpost.ts'
import { signpostElement } from './kits/signpostElement.ts'
import { stadia } from './kits/stadia.ts'

/** The kits of the scoreboard. The floor is what the others are compared with. */
export const kits: readonly Kit[] = [
  floor,
  signpost,
  signpostElement,
  mapbox,
  maptiler,
  geoapify,
  stadia,
  radar,
  esri,
  maplibre,
  placekit,
  ...absent,
]
