import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import './mount.tsx'

const client = { baseUrl: 'https://geo.example', apiKey: 'any' }

/** Renders an element under StrictMode, below a provider whose service is never asked. */
export function mountElement(
  element: ReactElement,
  settings: SignpostProviderProps = {},
  container?: HTMLElement,
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client} {...settings}>
      {children}
    </SignpostProvider>
  )
  return render(element, container ? { wrapper, container } : { wrapper })
}
