import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = join(import.meta.dirname, '../../packages/react/src/styles')

type Scheme = 'light' | 'dark'

/** The default values of the tokens in a stylesheet, by their names without `--signpost-`. */
function readTokens(path: string): ReadonlyMap<string, string> {
  const css = readFileSync(join(styles, path), 'utf8')
  const [, block = ''] = /\{\s*[^{}]*\{([^{}]*)\}/.exec(css) ?? []
  const found = block.matchAll(/--signpost-([a-z-]+):\s*([^;]+);/g)
  return new Map(Array.from(found, ({ 1: name = '', 2: value = '' }) => [name, value]))
}

const themes = {
  tokens: readTokens('tokens.css'),
  paper: readTokens('themes/paper.css'),
  contrast: readTokens('themes/contrast.css'),
}

/** A color as red, green and blue, from 0 to 255. */
function colorOf(
  tokens: ReadonlyMap<string, string>,
  name: string,
  scheme: Scheme,
): readonly number[] {
  const value = tokens.get(`color-${name}`) ?? ''
  const [, part = '', share = '', ground = ''] = value.match(tint) ?? []
  if (part !== '') {
    const under = colorOf(tokens, ground, scheme)
    const over = colorOf(tokens, part, scheme)
    return under.map((channel, at) => channel + ((over[at] ?? 0) - channel) * (Number(share) / 100))
  }
  const hex = value.match(/#[0-9a-f]{6}/g)?.[scheme === 'light' ? 0 : 1] ?? ''
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

const tint =
  /^color-mix\(\s*in srgb,\s*var\(--signpost-color-([\w-]+)\) (\d+)%,\s*var\(--signpost-color-([\w-]+)\)\s*\)$/

/** The relative luminance, as WCAG defines it. */
function luminance(tokens: ReadonlyMap<string, string>, name: string, scheme: Scheme): number {
  const [red = 0, green = 0, blue = 0] = colorOf(tokens, name, scheme).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(
  tokens: ReadonlyMap<string, string>,
  pair: [string, string],
  scheme: Scheme,
): number {
  const [a, b] = pair.map((name) => luminance(tokens, name, scheme)) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each(Object.keys(themes) as (keyof typeof themes)[])(
  '%s: the backgrounds of hovered and selected items are tints of the accent color',
  (name) => {
    for (const token of ['color-hover', 'color-active']) {
      const [, over, , under] = (themes[name].get(token) ?? '').match(tint) ?? []
      expect([over, under]).toEqual(['accent', 'raised'])
    }
  },
)

test.each(['paper', 'contrast'] as const)(
  '%s sets every token, so that tokens suffice for a theme',
  (name) => {
    const theme = themes[name]
    expect([...theme.keys()].sort()).toEqual([...themes.tokens.keys()].sort())
    const same = [...theme].filter(([name, value]) => themes.tokens.get(name) === value)
    expect(same.map(([name]) => name)).toEqual(['space', 'row-height', 'duration'])
  },
)

const grounds = ['surface', 'raised', 'hover', 'active', 'sunken']
const texts = ['text', 'muted', 'accent', 'danger', 'good', 'caution']
const kinds = ['food', 'shop', 'health', 'transit', 'lodging', 'nature', 'culture', 'education']
const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as [string, string]))

for (const [theme, tokens] of Object.entries(themes)) {
  test.each(['light', 'dark'] as const)(
    `${theme}: texts have sufficient contrast on every background, %s`,
    (scheme) => {
      const weak = [...pairs, ['on-accent', 'accent'] as [string, string]].filter(
        (pair) => !(contrast(tokens, pair, scheme) >= (theme === 'contrast' ? 7 : 4.5)),
      )
      expect(
        weak.map((pair) => `${pair.join(' on ')}: ${contrast(tokens, pair, scheme).toFixed(2)}`),
      ).toEqual([])
    },
  )

  test.each(['light', 'dark'] as const)(
    `${theme}: icons and borders have sufficient contrast, %s`,
    (scheme) => {
      for (const drawn of ['control', 'rating', ...kinds]) {
        for (const ground of ['surface', 'raised']) {
          expect(contrast(tokens, [drawn, ground], scheme)).toBeGreaterThanOrEqual(3)
        }
      }
    },
  )
}

test('on a dark map, a control stands out by its background, and by its edge', () => {
  const palette = join(
    import.meta.dirname,
    '../../packages/service/src/engine/tiles/style/palette.ts',
  )
  const [, land] = readFileSync(palette, 'utf8').match(/const dark\b[^}]*?\bland: '(#\w+)'/) ?? []
  expect(land).toBeDefined()
  const ground = new Map([...themes.tokens, ['color-land', `light-dark(${land}, ${land})`]])
  expect(contrast(ground, ['floating', 'land'], 'dark')).toBeGreaterThanOrEqual(1.25)
  expect(contrast(ground, ['edge', 'land'], 'dark')).toBeGreaterThanOrEqual(3)
})
