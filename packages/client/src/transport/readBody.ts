const limit = 64 << 20

/** The body as text without its byte order mark. It is aborted beyond 64 MiB. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader?.()
  if (reader === undefined) return readWhole(response)
  const cancel = (): void => void reader.cancel().catch(() => {})
  // A transport that ignores the signal would continue to send.
  signal.addEventListener('abort', cancel)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limit) {
      cancel()
      return text
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The body of a response without a stream: of React Native, and of those that an app makes by hand, such as `{ ok, json }`. */
async function readWhole(response: Partial<Response>): Promise<string> {
  return (await response.text?.()) ?? JSON.stringify((await response.json?.()) ?? '')
}
