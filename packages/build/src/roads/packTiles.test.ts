import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packTiles } from './packTiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function pack(tiles: Record<string, Buffer>): Promise<Buffer> {
  for (const [name, content] of Object.entries(tiles)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await packTiles(folder, join(folder, 'graph.tar'))
  return readFile(join(folder, 'graph.tar'))
}

/** The files of a tar archive by name. */
function unpack(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; tar[at]; ) {
    const header = tar.subarray(at, at + 512)
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const sum = Number.parseInt(header.toString('latin1', 148, 154), 8)
    const counted = Buffer.from(header).fill(' ', 148, 156)
    expect(counted.reduce((total, byte) => total + byte, 0)).toBe(sum)
    files.set(
      header.toString('latin1', 0, header.indexOf(0)),
      tar.subarray(at + 512, at + 512 + size),
    )
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

it('packs the tiles of a graph, sorted, and no other files', async () => {
  const tar = await pack({
    '2/000/756/425.gph': Buffer.alloc(513, 2),
    '0/003/015.gph': Buffer.alloc(512, 0),
    'tile_manifest.json': Buffer.from('{}'),
  })
  const files = unpack(tar)
  expect([...files.keys()]).toEqual(['index.bin', '0/003/015.gph', '2/000/756/425.gph'])
  expect(files.get('2/000/756/425.gph')).toEqual(Buffer.alloc(513, 2))
  expect(tar.length % 512).toBe(0)
})

it('begins with an index of where each tile is', async () => {
  const tiles = {
    '0/003/015.gph': Buffer.from('highways'),
    '2/000/756/425.gph': Buffer.from('streets'),
  }
  const tar = await pack(tiles)
  const index = unpack(tar).get('index.bin') ?? Buffer.alloc(0)
  const entries = [0, 16].map((at) => {
    const start = Number(index.readBigUInt64LE(at))
    const id = index.readUInt32LE(at + 8)
    const content = tar.toString('utf8', start, start + index.readUInt32LE(at + 12))
    return { level: id & 7, tile: id >> 3, content }
  })
  expect(index).toHaveLength(32)
  expect(entries).toEqual([
    { level: 0, tile: 3015, content: 'highways' },
    { level: 2, tile: 756_425, content: 'streets' },
  ])
})
