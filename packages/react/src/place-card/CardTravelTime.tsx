'use client'

import { createElement, type ReactNode } from 'react'
import { lazyModule } from '../internals/LazyModule.ts'
import { useLazyModule } from '../internals/useLazyModule.ts'
import type { TravelTimeOptions } from '../travel-time/index.ts'

const travelTime = lazyModule(() => import('../travel-time/index.ts'))

/** The time to the place of a card. Its code is loaded where it is asked for. */
export function CardTravelTime(options: TravelTimeOptions): ReactNode {
  const modules = useLazyModule(travelTime, true)
  return modules && createElement(modules.TravelTime, options)
}
