import { readBody } from '../transport/readBody.ts'

const limit = 64 << 20

/** Limits a body to 64 MiB. A larger one fails. */
export function limitBody(body: Response['body']): ReadableStream<Uint8Array> | null {
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

/** The text of a response of at most 64 MiB. */
export function readLimitedText(answer: Response): Promise<string> {
  return readBody(answer, new AbortController().signal)
}
