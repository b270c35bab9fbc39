import { connectToWrite } from './connect.ts'
import { dropGeneration, listGenerations, regionsOf, withLock } from './generations.ts'

/** Drops the tables of all regions that are no longer read, and returns the ids of their generations. */
export async function pruneGenerations(url: string): Promise<number[]> {
  const pool = await connectToWrite(url)
  try {
    return await withLock(pool, async (client) => {
      const generations = await listGenerations(client)
      const current = generations.find(({ state }) => state === 'current')
      const read = current ? await regionsOf(client, current.id) : []
      const old = generations.filter(
        ({ id }) => id !== current?.id && read.every(({ source }) => source !== id),
      )
      for (const { id } of old) await dropGeneration(client, id)
      return old.map(({ id }) => id)
    })
  } finally {
    await pool.end()
  }
}
