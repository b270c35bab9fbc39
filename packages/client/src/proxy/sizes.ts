import { readBody } from '../transport/readBody.ts'

const limit = 64 << 20

/** A body that fails beyond 64 MiB. */
export function capped(body: Response['body']): ReadableStream<Uint8Array> | null {
  let bytes = 0
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > limit) controller.error(new RangeError('The answer is too large.'))
          else controller.enqueue(chunk)
        },
      }),
    ) ?? null
  )
}

/** The text of a body. */
export function readCapped(answer: Response): Promise<string> {
  return readBody(answer, new AbortController().signal)
}
