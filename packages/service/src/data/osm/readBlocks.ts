import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type TransformCallback } from 'node:stream'
import { OSMTransform } from 'osm-pbf-parser-node'

const MAX_HEAD_BYTES = 64 * 1024
const READ_BYTES = 1024 * 1024

/** The blocks of an `.osm.pbf` file: first the decoded head, then the compressed elements as they stand in the file. */
export async function* readBlocks(path: string, signal?: AbortSignal): AsyncGenerator<unknown> {
  await checkKind(path)
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

/** The library throws out of its stream methods, which would end the process. */
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

/** The first bytes identify the format; the library would look for the end of a first block in any file, however large. */
async function checkKind(path: string): Promise<void> {
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
