import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { ingredientsOf } from '../../src/engine/testing/synthetic/ingredients.ts'
import { syntheticRecords } from '../../src/engine/testing/synthetic/syntheticRecords.ts'
import { writeIndex } from '../../src/engine/testing/writeIndex.ts'

/** Creates an index of made-up places, derived from the demo's data, and returns its path. Writing two million places takes some minutes. */
export async function syntheticIndex(demo: string, index: string, count: number): Promise<string> {
  const path = `${demo}-${count}-places.sqlite`
  if (existsSync(path)) return path
  console.log(`Writing an index of ${count.toLocaleString('en')} places: it is kept in ${path}`)
  const draft = `${path}.${process.pid}`
  await rename(await writeIndex(draft, syntheticRecords(ingredientsOf(index), count)), path)
  return path
}
