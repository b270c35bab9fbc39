import type { CategoryIconName } from '@signpost/react'
import { categoryPaths } from '@signpost/react/internal'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapContext.ts'

/** The glyphs of the kinds of places in the style of the service. */
const glyphs: Readonly<Record<string, CategoryIconName>> = {
  culture: 'museum',
  education: 'education',
  food: 'restaurant',
  health: 'health',
  lodging: 'lodging',
  nature: 'park',
  service: 'service',
  shop: 'shop',
  transit: 'transit',
}

/** The diameter of an icon with its edge, in pixels. */
const size = 20

/**
 * Shows a style on a map. Each place has an icon, if the style has a layout for icons, in `signpost:icons` of the metadata of a layer. It is
 * set before the style is loaded: set afterwards, it did not reach tiles that were already loading.
 */
export function showStyle(map: MapLibreMap, style: string | StyleSpecification): void {
  map.setStyle(style, {
    diff: false,
    transformStyle: (_before, { layers, ...rest }) => ({
      ...rest,
      layers: layers.map((layer) => ({
        ...layer,
        layout: { ...layer.layout, ...Object(layer.metadata)['signpost:icons'] },
      })) as LayerSpecification[],
    }),
  })
}

/**
 * Draws the icons of places. The image `place-food-#a8571c-#ffffff` is the glyph of food on a disc of the first color, with the second color
 * around it. Drawn here, icons are sharp on any screen, and the style needs no pictures.
 */
export function drawPlaceIcons(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    const [, kind = '', disc = '', edge = ''] = /^place-(\w+)-(#\w+)-(#\w+)$/.exec(id) ?? []
    const glyph = glyphs[kind]
    if (glyph === undefined || map.hasImage(id)) return
    const ratio = Math.ceil(devicePixelRatio)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size * ratio
    const context = canvas.getContext('2d')
    if (!context) return
    context.scale(ratio, ratio)
    context.arc(size / 2, size / 2, size / 2 - 1, 0, 2 * Math.PI)
    context.fillStyle = disc
    context.fill()
    context.strokeStyle = edge
    context.lineWidth = 1.5
    context.stroke()
    // The paths are 20 units wide.
    context.translate(size * 0.21, size * 0.21)
    context.scale(0.58, 0.58)
    context.lineWidth = 2
    context.lineCap = context.lineJoin = 'round'
    context.stroke(new Path2D(categoryPaths[glyph]))
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    map.addImage(id, image, { pixelRatio: ratio })
  })
}
