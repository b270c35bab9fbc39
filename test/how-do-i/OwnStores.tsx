import { defineSource, PlaceSearch, service } from '@signpost/react'
import type { ReactNode } from 'react'

interface Shop {
  readonly id: string
  readonly name: string
  readonly phone: string
}

export interface OwnStoresProps {
  readonly shops: readonly Shop[]
  readonly onShop: (shop: Shop) => void
}

export function OwnStores({ shops, onShop }: OwnStoresProps): ReactNode {
  const own = defineSource({
    id: 'shops',
    label: 'Our shops',
    get: (text) => shops.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    itemToString: ({ name }: Shop) => name,
    renderRow: ({ name, phone }) => `${name}, ${phone}`,
    onSelect: onShop,
  })
  return <PlaceSearch sources={[own, service({ label: 'Places' })]} />
}
