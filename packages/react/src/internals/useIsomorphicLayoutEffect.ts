'use client'

import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React 18 complains on a server. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect
