import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

const classNames = { field: 'rounded-full', row: 'px-3 py-2' }

export const Tailwind = (): ReactNode => <PlaceSearch className="mt-4" classNames={classNames} />
