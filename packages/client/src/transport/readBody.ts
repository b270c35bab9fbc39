/** A response, or a request on a server. */
type Message = Pick<Response, 'body' | 'text' | 'json'>

/** The body as text without its byte order mark. Beyond `most` bytes, by default 64 MiB, it is aborted. */
export async function readBody(
  message: Message,
  signal: AbortSignal,
  most: number = 64 << 20,
): Promise<string> {
  const reader = message.body?.getReader?.()
  if (reader === undefined) return readWhole(message)
  const cancel = (): void => void reader.cancel().catch(() => {})
  // A transport that ignores the signal would otherwise keep sending.
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

/** The body of a response without a stream: from React Native, or made by an app, such as `{ ok, json }`. */
async function readWhole(message: Partial<Message>): Promise<string> {
  return (await message.text?.()) ?? JSON.stringify((await message.json?.()) ?? '')
}
