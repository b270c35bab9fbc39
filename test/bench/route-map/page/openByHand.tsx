import type { WireRoute } from '@signpost/client/wire'
import type { GeoJSONSource, Map as PlainMap } from 'maplibre-gl'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Stage } from './main.tsx'

/** The shortest page that draws a route and lists its steps: one line, without ends, a casing or sentences. */
export function openByHand(map: PlainMap, box: HTMLElement): Stage {
  const root = createRoot(box)

  async function ask(file: string): Promise<void> {
    const { maneuvers, route_extents: extents }: WireRoute = await (await fetch(file)).json()
    const steps = maneuvers ?? []
    const coordinates = steps.flatMap(({ segments }) =>
      (segments ?? []).map(({ lon, lat }) => [Number(lon), Number(lat)]),
    )
    const data = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'LineString' as const, coordinates },
    }
    const source = map.getSource<GeoJSONSource>('line')
    if (source) void source.setData(data)
    else {
      map.addSource('line', { type: 'geojson', data })
      map.addLayer({
        id: 'line',
        type: 'line',
        source: 'line',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': '#0b6bcb', 'line-width': 5 },
      })
    }
    const { top_left_coordinate: nw, bottom_right_coordinate: se } = extents ?? {}
    map.fitBounds(
      [Number(nw?.longitude), Number(se?.latitude), Number(se?.longitude), Number(nw?.latitude)],
      { animate: false, padding: 40 },
    )
    root.render(
      <ol>
        {steps.map(({ command, distance, turn_road_info: to, current_road_info: from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
          <li key={index}>
            <b>{command}</b> {to?.primary_name || from?.primary_name} <small>{distance} m</small>
          </li>
        ))}
      </ol>,
    )
  }

  return {
    ask: (file) => void ask(file),
    activate: () => {},
    close: () => flushSync(() => root.unmount()),
  }
}
