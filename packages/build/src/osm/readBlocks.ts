import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type TransformCallback } from 'node:stream'
import { OSMTransform } from 'osm-pbf-parser-node'

const MAX_HEAD_BYTES = 64 * 1024
const READ_BYTES = 1024 * 1024

/** Reads the blocks of an `.osm.pbf` file: first the decoded header, then the compressed element blocks. */
export async function* readBlocks(path: string, signal?: AbortSignal): AsyncGenerator<unknown> {
  await checkFormat(path)
  const blocks = new Blocks({ writeRaw: true })
  pipeline(createReadStream(path, { highWaterMark: READ_BYTES, signal }), blocks, () => {})
  try {
    yield* blocks
  } catch (error) {
    signal?.throwIfAborted()
    throw damaged(path, error)
  }
}

export function damaged(path: string, cause: unknown): Error {
  return new Error(`${path} cannot be read as OpenStreetMap PBF: it may be cut off or damaged`, {
    cause,
  })
}

/** The library's stream methods throw, which would end the process. This class reports such errors through the stream. */
class Blocks extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    try {
      super._transform(chunk, encoding, done)
    } catch (error) {
      done(toError(error))
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      super._flush(done)
    } catch (error) {
      done(toError(error))
    }
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** Checks the first bytes of the format. The library would search a file of another format, however large, for the end of a first block. */
async function checkFormat(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const length = bytesRead > 4 ? buffer.readUInt32BE(0) : 0
    if (length === 0 || length > MAX_HEAD_BYTES || !buffer.includes('OSMHeader')) {
      throw new Error(`${path} is not an OpenStreetMap PBF file (.osm.pbf)`)
    }
  } finally {
    await file.close()
  }
}
