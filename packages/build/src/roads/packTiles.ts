import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The block size of a tar file, to which everything in it is aligned. */
const BLOCK_BYTES = 512

/** The header of a plain file in the POSIX format. It has no time, so that the same content gives the same bytes. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES)
  header.write(name, 0, 100, 'utf8')
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(size, 11)}\0`, 124)
  header.write(`${octal(0, 11)}\0`, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  // The checksum is calculated with spaces in its own field.
  header.write('        ', 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

/** The padding that fills the last block of a file. */
function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
}

function endOfTar(): Buffer {
  return Buffer.alloc(2 * BLOCK_BYTES)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

interface Tile {
  /** The path in the folder, with slashes: the level, then the digits of the tile number. */
  name: string
  size: number
}

/** The size of an index entry in bytes: the offset of the tile (8), its id (4), its size (4). */
const ENTRY_BYTES = 16

/** Packs a folder of graph tiles into one tar file. It begins with an index, so that Valhalla can find a tile without reading the others. */
export async function packTiles(folder: string, path: string, signal?: AbortSignal): Promise<void> {
  const tiles = await listTiles(folder)
  await pipeline(Readable.from(contents(folder, tiles)), createWriteStream(path), { signal })
}

async function listTiles(folder: string): Promise<Tile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.gph'))
  return Promise.all(
    paths.sort().map(async (path) => ({
      name: path.replaceAll(sep, '/'),
      size: (await stat(join(folder, path))).size,
    })),
  )
}

async function* contents(folder: string, tiles: readonly Tile[]): AsyncGenerator<Buffer> {
  const index = indexOf(tiles)
  yield* [tarHeader('index.bin', index.length), index, padding(index.length)]
  for (const { name, size } of tiles) {
    yield tarHeader(name, size)
    yield* createReadStream(join(folder, name))
    yield padding(size)
  }
  yield endOfTar()
}

function indexOf(tiles: readonly Tile[]): Buffer {
  const index = Buffer.alloc(tiles.length * ENTRY_BYTES)
  let start = BLOCK_BYTES + index.length + padding(index.length).length
  for (const [position, { name, size }] of tiles.entries()) {
    const entry = position * ENTRY_BYTES
    index.writeBigUInt64LE(BigInt(start + BLOCK_BYTES), entry)
    index.writeUInt32LE(tileId(name), entry + 8)
    index.writeUInt32LE(size, entry + 12)
    start += BLOCK_BYTES + size + padding(size).length
  }
  return index
}

/** The id of a tile: `2/000/756/425.gph` is tile 756425 of level 2. The level has three bits, and the number is above them. */
function tileId(name: string): number {
  const [level, ...digits] = name.slice(0, -'.gph'.length).split('/')
  return Number(level) + Number(digits.join('')) * 8
}
