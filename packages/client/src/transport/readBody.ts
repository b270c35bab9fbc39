/** The body as text without its byte order mark, or undefined when it is longer than `limit` bytes. */
export async function readBody(
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const cancel = (): void => void reader.cancel().catch(() => {})
  // A transport that does not listen to the signal would go on sending.
  signal.addEventListener('abort', cancel, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > limit) {
        cancel()
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
