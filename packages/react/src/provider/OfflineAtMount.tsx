'use client'

import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Sets TanStack Query offline at mount when there is no network: it otherwise notices only the next change. Comes before the components
 * that fetch, because effects run in this order.
 */
export function OfflineAtMount(): null {
  useEffect(() => {
    if (navigator.onLine === false) onlineManager.setOnline(false)
  }, [])
  return null
}
