/** The choices of the theme editor. */
export interface Choices {
  readonly accent: Pair
  readonly surface: Pair
  /** In pixels. */
  readonly radius: number
  readonly font: string
  readonly isCompact: boolean
}

/** A color for light and one for dark. */
export interface Pair {
  readonly light: string
  readonly dark: string
}

export type Scheme = keyof Pair

export const schemes: readonly Scheme[] = ['light', 'dark']

/** The default values of the tokens. */
export const defaults: Choices = {
  accent: { light: '#00694e', dark: '#5fd3a8' },
  surface: { light: '#ffffff', dark: '#1a1f25' },
  radius: 10,
  font: 'system-ui, sans-serif',
  isCompact: false,
}

const ink: Pair = { light: '#17211c', dark: '#e8f0ec' }

/** The contrast of two colors, as WCAG defines it. */
function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White or black, whichever has more contrast on a color. */
function inkOn(color: string): string {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#0b1512') ? '#ffffff' : '#0b1512'
}

/** The contrast problems, each a sentence; empty when every text has 4.5:1. */
export function weaknesses({ accent, surface }: Choices): readonly string[] {
  return schemes.flatMap((scheme) => {
    const pairs = [
      ['Accent', accent[scheme]],
      ['Text', ink[scheme]],
    ] as const
    return pairs.flatMap(([name, color]) => {
      const contrast = contrastOf(color, surface[scheme])
      return contrast >= 4.5
        ? []
        : [`${name} on the surface, ${scheme}: ${contrast.toFixed(1)}:1. Text needs 4.5:1.`]
    })
  })
}

/** The rule for an app's stylesheet, with the tokens that differ from the defaults. */
export function cssOf({ accent, surface, radius, font, isCompact }: Choices): string {
  const on = { light: inkOn(accent.light), dark: inkOn(accent.dark) }
  const both = ({ light, dark }: Pair): string => `light-dark(${light}, ${dark})`
  const isSame = (one: Pair, other: Pair): boolean => both(one) === both(other)
  const tokens = [
    ...(isSame(accent, defaults.accent)
      ? []
      : [`color-accent: ${both(accent)}`, `color-on-accent: ${both(on)}`]),
    ...(isSame(surface, defaults.surface)
      ? []
      : [`color-surface: ${both(surface)}`, `color-raised: ${both(surface)}`]),
    ...(radius === defaults.radius
      ? []
      : [`radius: ${radius / 16}rem`, `radius-small: ${Math.round(radius * 0.6) / 16}rem`]),
    ...(font === defaults.font ? [] : [`font: ${font}`]),
    ...(isCompact ? ['row-height: 2.25rem', 'font-size-small: 0.8125rem'] : []),
  ]
  if (tokens.length === 0) return '/* The default theme: nothing to set. */\n'
  return `[data-signpost] {\n${tokens.map((token) => `  --signpost-${token};\n`).join('')}}\n`
}
