import { Directions } from '@signpost/map'
import type { ReactNode } from 'react'

const map = { mapStyle: 'https://tiles.example/style.json' }

export const OnStreets = (): ReactNode => <Directions map={map} />
