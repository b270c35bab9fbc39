import { connectToWrite } from './connect.ts'
import { dropGeneration, listGenerations, withLock } from './generations.ts'

/** Drops all generations but the one that is read, and gives their numbers back. */
export async function pruneGenerations(address: string): Promise<number[]> {
  const pool = await connectToWrite(address)
  try {
    return await withLock(pool, async (client) => {
      const old = (await listGenerations(client)).filter(({ state }) => state !== 'current')
      for (const { id } of old) await dropGeneration(client, id)
      return old.map(({ id }) => id)
    })
  } finally {
    await pool.end()
  }
}
