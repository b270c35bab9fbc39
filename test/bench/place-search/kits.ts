/** The search boxes of other vendors that `--beside` measures too. They are installed from the npm registry for the run, and send requests only to this machine. */
export const kits: readonly string[] = ['mapbox', 'maptiler']

/** The packages of the kits, in the versions that were measured last. */
export const kitPackages: Readonly<Record<string, string>> = {
  '@mapbox/search-js-react': '1.6.0',
  '@maptiler/geocoding-control': '2.1.7',
}

/** Redirects the requests of a kit to the server of the page. It runs in the page, before any other script. */
export function redirectKits(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { hostname, pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (hostname !== 'api.mapbox.com') return fetch(input, init)
    if (!pathname.endsWith('/suggest')) return Promise.resolve(new Response('{}'))
    return fetch(`/mapbox/suggest${search}`, init)
  }
}

/** The response to a kit's request, in the format of its vendor's service; undefined for any other URL. */
export function kitAnswer(
  { pathname, searchParams }: URL,
  lines: (text: string) => readonly string[],
): object | undefined {
  if (pathname.startsWith('/mapbox/')) {
    const suggestions = lines(searchParams.get('q') ?? '').map((name) => ({
      name,
      mapbox_id: name,
      feature_type: 'poi',
      address: 'Calle 1',
      full_address: 'Calle 1, Montevideo',
      place_formatted: 'Montevideo',
      context: { country: { name: 'Uruguay', country_code: 'UY' } },
      language: 'en',
      maki: 'marker',
      distance: 350,
    }))
    return { suggestions, attribution: '', url: '' }
  }
  const text = /^\/maptiler\/(.*)\.json$/.exec(pathname)?.[1]
  if (text === undefined) return undefined
  const features = lines(decodeURIComponent(text)).map((name) => ({
    type: 'Feature',
    id: name,
    text: name,
    place_name: `${name}, Calle 1, Montevideo`,
    place_type: ['poi'],
    place_type_name: ['poi'],
    relevance: 1,
    properties: { country_code: 'uy' },
    center: [-56.1913, -34.9055],
    bbox: [-56.2, -35, -56.1, -34.8],
    geometry: { type: 'Point', coordinates: [-56.1913, -34.9055] },
    context: [],
  }))
  return { type: 'FeatureCollection', query: [text], attribution: '', features }
}
