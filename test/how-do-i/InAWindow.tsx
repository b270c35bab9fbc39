import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface InAWindowProps extends SignpostProviderProps {
  readonly popup: Window & typeof globalThis
}

/** The components in the body of another window. */
export const InAWindow = ({ popup, children, ...settings }: InAWindowProps): ReactNode =>
  createPortal(
    <SignpostProvider {...settings} environment={popup}>
      {children}
    </SignpostProvider>,
    popup.document.body,
  )
