import { Directions } from '@signpost/map'
import type { ReactNode } from 'react'

export const Steps = (): ReactNode => <Directions map={false} />
