import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it, test } from 'vitest'
import { mapLayers } from '../MapLayer.ts'
import { createStyle } from './createStyle.ts'
import { dark, light } from './palette.ts'

const tiles = 'https://service.example/tiles/{z}/{x}/{y}.mvt'

describe.each(['light', 'dark'] as const)('the %s style', (scheme) => {
  const style = createStyle(scheme, tiles)

  it('is valid according to the MapLibre style specification', () => {
    expect(validateStyleMin(style)).toEqual([])
  })

  it('needs nothing but the tiles, and credits their source', () => {
    expect(style).not.toHaveProperty('glyphs')
    expect(style).not.toHaveProperty('sprite')
    expect(style.sources).toMatchObject({
      signpost: {
        tiles: [tiles],
        attribution: expect.stringContaining('OpenStreetMap contributors'),
      },
    })
  })

  it('draws every layer of a tile, and none that tiles do not have', () => {
    const drawn = style.layers.flatMap((layer) =>
      'source-layer' in layer ? [layer['source-layer']] : [],
    )
    expect(new Set(drawn)).toEqual(new Set(mapLayers))
  })

  it('is land before a tile is loaded, and has a rough coastline before the tiles of the view', () => {
    const { land, water } = scheme === 'dark' ? dark : light
    const [ground, sea] = style.layers
    expect(ground).toMatchObject({ type: 'background', paint: { 'background-color': land } })
    expect(sea).toMatchObject({ source: 'overview', paint: { 'fill-color': water } })
    // One such tile covers more than a screen at any zoom of a city.
    expect(style.sources.overview).toMatchObject({ tiles: [tiles], maxzoom: 5 })
  })
})

test('names are in the language where a feature has them, and local elsewhere or without a language', () => {
  const textsOf = (language?: string): string =>
    JSON.stringify(
      createStyle('light', tiles, language).layers.map(({ layout = {}, ...layer }) => [
        'text-field' in layout && layout['text-field'],
        'metadata' in layer && layer.metadata,
      ]),
    )
  const inKazakh = '["coalesce",["get","name:kk"],["get","name"]]'
  expect(textsOf('kk')).toContain(inKazakh)
  expect(textsOf('kk').replaceAll(inKazakh, '["get","name"]')).toBe(textsOf())
  expect(validateStyleMin(createStyle('dark', tiles, 'kk'))).toEqual([])
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  it.each(['label', 'labelSoft', 'labelPark', ...Object.keys(palette.place)])(
    'has readable text for %s',
    (name) => {
      const color = { ...palette, ...palette.place }[name]
      expect(contrast(String(color), palette.halo)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('distinguishes land from water', () => {
    expect(contrast(palette.land, palette.water)).toBeGreaterThan(1.1)
  })
})

test.each(['street', 'main', 'motorway'] as const)(
  'in the dark, %s is seen on the land',
  (road) => {
    expect(contrast(dark[road], dark.land)).toBeGreaterThanOrEqual(1.6)
  },
)

test.each(['label', 'labelSoft'] as const)('in the dark, %s is read at a glance', (label) => {
  expect(contrast(dark[label], dark.land)).toBeGreaterThanOrEqual(7)
})

/** The contrast of two colors as defined by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [a, b].map(luminance).toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
