import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { SvgIcon } from '../icons/SvgIcon.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its `data-part`, for stylesheets. Default: a button with a border. */
  readonly part?: string | undefined
  /** The path of an icon before its text. */
  readonly icon?: string | undefined
  /** It takes none: in React 18, functions get no ref. */
  readonly ref?: never
}

/**
 * A button that submits no form. A text beside an icon has an element of its own: when a browser translates the page, it replaces text
 * nodes, and React could no longer change them.
 */
export function Button({ part = 'action', icon, children, ...button }: ButtonProps): ReactNode {
  return (
    <button type="button" {...button} data-part={part}>
      {icon ? (
        <>
          <SvgIcon path={icon} />
          {children && <span>{children}</span>}
        </>
      ) : (
        children
      )}
    </button>
  )
}
