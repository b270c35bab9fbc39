import type { Brand } from '../domain/brand.ts'
import type { WireBrand } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeBrand(record: Fields<WireBrand>, reading: Reading): Brand | undefined {
  const id = readText(record, 'id', reading)
  const name = readText(record, 'name', reading)
  return id && name ? { id, name } : undefined
}
