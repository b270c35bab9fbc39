import { describeAdapter } from '../../test/describeAdapter.ts'
import { osrmRoute } from '../../test/osrmRoute.ts'
import { osrm } from './index.ts'

const code = { code: 'Ok', waypoints: [] }

describeAdapter('osrm', {
  create: (fetch) =>
    osrm({
      url: 'https://osrm.example/',
      profiles: { car: 'driving', bicycle: 'bike' },
      exclude: { toll: 'toll' },
      fetch,
    }),
  mayStore: true,
  vehicles: ['car', 'bicycle'],
  optimizations: ['fastest'],
  avoidances: ['toll'],
  operations: {
    getDirections: {
      usual: { ...code, routes: [osrmRoute] },
      read: {
        distance: 338.1,
        duration: 24,
        maneuvers: [
          { command: 'CO.', turnRoad: { name: 'Yugoeslavia' } },
          {
            command: 'TR.R',
            heading: 216,
            turnRoad: { name: 'Avenida Luis Batlle Berres', secondaryName: 'A-1' },
          },
          { command: 'DT.R' },
        ],
      },
      empty: { code: 'NoRoute', message: 'Impossible route between points' },
      emptyStatus: 400,
      partial: { ...code, routes: [{ duration: 3, geometry: 'ni{maAng`hjBxD|Cbd@|_@' }] },
      sends: ['/route/v1/driving/13.405,52.52;13.39,52.51?steps=true', 'geometries=polyline6'],
    },
  },
})
