import type { HeadingLevel } from '../parts/SectionTitle.tsx'

const levels = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const

/** The level of a heading inside what a heading of this level is over. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return levels[level]
}
