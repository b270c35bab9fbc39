import type { Brand } from '../domain/brand.ts'
import type { WireBrand } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeBrand(record: Fields<WireBrand>, context: DecodeContext): Brand | undefined {
  const id = readText(record, 'id', context)
  const name = readText(record, 'name', context)
  // A brand without an id is identified by its name.
  return name ? { id: id ?? name, name } : undefined
}
