'use client'

import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Tells TanStack Query when there is no network, which it otherwise learns from the next change only. Stands before the components that
 * ask, because effects run in this order.
 */
export function OfflineAtMount(): null {
  useEffect(() => {
    if (navigator.onLine === false) onlineManager.setOnline(false)
  }, [])
  return null
}
