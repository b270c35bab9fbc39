import type { Handler } from 'hono'
import type { AppEnv } from '../http/AppEnv.ts'
import { type OwnAddressOptions, ownAddress } from '../http/ownAddress.ts'
import { sendPacked } from '../http/sendPacked.ts'
import { openApiDocument } from './openapi/openApiDocument.ts'

/** The interface as an OpenAPI document, with the address of the service as this client reaches it. */
export function openApi(options: OwnAddressOptions): Handler<AppEnv> {
  return (c) => {
    c.header('Cache-Control', 'no-cache')
    const document = openApiDocument(ownAddress(c, options))
    return sendPacked(c, JSON.stringify(document), 'application/json')
  }
}
