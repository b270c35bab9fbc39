/** A response, or a request that a server got. */
type Message = Pick<Response, 'body' | 'text' | 'json'>

/** The body as text without its byte order mark. It is aborted beyond `most` bytes, by default 64 MiB. */
export async function readBody(
  message: Message,
  signal: AbortSignal,
  most: number = 64 << 20,
): Promise<string> {
  const reader = message.body?.getReader?.()
  if (reader === undefined) return readWhole(message)
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
    if (bytes > most) {
      cancel()
      return text
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The body of a response without a stream: of React Native, and of those that an app makes by hand, such as `{ ok, json }`. */
async function readWhole(message: Partial<Message>): Promise<string> {
  return (await message.text?.()) ?? JSON.stringify((await message.json?.()) ?? '')
}
