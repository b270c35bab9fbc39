import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export interface FileSeal {
  bytes: number
  sha256: string
}

const READ_BYTES = 1 << 20

/** The size and the hash of every file in a folder and its subfolders, by path with `/`. */
export async function hashFiles(folder: string): Promise<Record<string, FileSeal>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const seals: Record<string, FileSeal> = {}
  for (const path of paths) {
    seals[relative(folder, path).replaceAll(sep, '/')] = await hashFile(path)
  }
  return seals
}

export async function hashFile(path: string): Promise<FileSeal> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    hash.update(chunk)
  }
  const { size } = await stat(path)
  return { bytes: size, sha256: hash.digest('hex') }
}
