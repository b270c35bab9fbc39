import { statfs } from 'node:fs/promises'

/** Less than this is no room to build in. It is not nothing, because a program that fails may give back what it had begun to write. */
const NO_ROOM = 64 * 2 ** 20

/** The failure of a program that wrote into a folder. Valhalla's break down on a full disk and say anything but that: this one says it, as `ENOSPC`. */
export async function nameFullDisk(failure: unknown, folder: string): Promise<unknown> {
  const disk = await statfs(folder).catch(() => undefined)
  const left = disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize
  if (left >= NO_ROOM) return failure
  const message = `${Math.floor(left / 2 ** 20)} MB were left when the roads could not be built`
  return Object.assign(new Error(message, { cause: failure }), { code: 'ENOSPC' })
}
