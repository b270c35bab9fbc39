'use client'

import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in the browser. On a server it is `useEffect`, because React 18 warns about layout effects there. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect
