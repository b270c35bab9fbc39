import { readBody } from '../transport/readBody.ts'

const limit = 64 << 20

/** Limits a body: it fails beyond 64 MiB. */
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

/** The text of a response, of which at most 64 MiB are read. */
export function readLimitedText(answer: Response): Promise<string> {
  return readBody(answer, new AbortController().signal)
}
