import { ProtocolError } from '@signpost/client/protocol'

/** An error of a provider, with a message that begins with its name. */
export function failure(
  title: string,
  code: string,
  text: string,
  status = 502,
  headers: Readonly<Record<string, string>> = {},
): ProtocolError {
  return new ProtocolError(status, code, `${title} ${text}.`, { headers })
}

/** The error for an answer that differs from the provider's documentation. */
export function unreadable(title: string): ProtocolError {
  return failure(title, 'provider_unreadable', 'sent an answer in an unknown form')
}

/** Awaits a module that is loaded on demand. A failure to load it is a retryable error of the interface. */
export function loaded<Module>(title: string, module: Promise<Module>): Promise<Module> {
  return module.catch(() => {
    throw failure(title, 'not_loaded', 'cannot be loaded')
  })
}
