import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, which complains on a server in React 18. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
