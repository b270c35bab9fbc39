import { ProtocolError } from '@signpost/client/protocol'

/** The error for something that a provider did or does not do, in a sentence that begins with its name. */
export function failure(
  title: string,
  code: string,
  text: string,
  status = 502,
  headers: Readonly<Record<string, string>> = {},
): ProtocolError {
  return new ProtocolError(status, code, `${title} ${text}.`, { headers })
}
