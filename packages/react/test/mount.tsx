import { QueryClient } from '@tanstack/react-query'
import { type RenderHookResult, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'

/** Runs a hook under StrictMode, below a provider with a cache of its own. */
export function mountHook<Result, Props>(
  hook: (props: Props) => Result,
  settings: SignpostProviderProps,
  initialProps?: Props,
): RenderHookResult<Result, Props> {
  const queryClient = settings.queryClient ?? new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider {...settings} queryClient={queryClient}>
      {children}
    </SignpostProvider>
  )
  return renderHook<Result, Props>(hook, { wrapper, initialProps })
}
