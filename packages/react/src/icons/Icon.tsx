import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import { type IconName, iconPaths } from './iconPaths.ts'

export interface IconProps {
  readonly name: IconName
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
}

/** One of the library's own icons. */
export function Icon({ name, part }: IconProps): ReactNode {
  return <Drawing path={iconPaths[name]} part={part} isMirrored={name === 'term'} />
}
