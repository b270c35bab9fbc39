import type { Vehicle } from '@signpost/client'
import { carPath } from './carPath.ts'
import { maneuverPaths } from './maneuverIcons.ts'

/** The icon of each vehicle, as in `iconPaths`. */
export const vehiclePaths: Readonly<Record<Vehicle, string>> = {
  car: carPath,
  truck:
    'M4.5 14.5H3a.75.75 0 0 1-.75-.75v-8A.75.75 0 0 1 3 5h8.25v9.5H8M11.25 8h3l3.5 3.25v3.25H16m-3.5 0h-1.25M8 14.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0Zm8 0a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0Z',
  bicycle:
    'M8 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm10 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM5 13l2.5-5.25h5L9.75 13 7 5.75M5.5 5.5H8M15 13l-3-8h2.25M5 13h4.75',
  pedestrian: maneuverPaths.walk,
}
