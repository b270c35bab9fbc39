import { GeoError } from '@signpost/client'
import { isComplete } from '../domain/Incomplete.ts'
import type { GeoQueryKey, Operation } from './GeoQueryKey.ts'

/** Bundlers put the value in the place of this very expression. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Calls the service with the parameters of the key, or refuses when a required one is missing. */
export async function callOperation<Name extends Operation, Parameters extends object, Answer>(
  [, , operation, parameters]: GeoQueryKey<Name, Parameters>,
  required: readonly (keyof Parameters)[],
  call: (parameters: Parameters) => Promise<Answer>,
): Promise<Answer> {
  if (!isComplete(parameters, required)) {
    const missing = required.filter((name) => parameters[name] === undefined).join('` and `')
    throw new GeoError(
      `\`${missing}\` is not known yet, so nothing was sent. Ask when \`enabled\` is true.`,
      { kind: 'request', operation },
    )
  }
  // StrictMode, which does nothing in production, mounts, unmounts and mounts again in one go. What it aborts is gone before it is sent.
  if (process.env.NODE_ENV !== 'production') await Promise.resolve()
  return call(parameters)
}
