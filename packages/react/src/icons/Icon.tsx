import type { ReactNode } from 'react'
import { fieldPaths } from './fieldPaths.ts'
import { iconPaths } from './iconPaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

const paths = { ...fieldPaths, ...iconPaths }

/** The name of an icon. */
export type IconName = keyof typeof fieldPaths | keyof typeof iconPaths

export interface IconProps {
  readonly name: IconName
  /** Its `data-part`, for stylesheets. */
  readonly part?: string | undefined
}

/** One of the library's own icons. */
export function Icon({ name, part }: IconProps): ReactNode {
  return <SvgIcon path={paths[name]} part={part} isMirrored={name === 'term'} />
}
