import type { AppEnv } from '@signpost/server'
import type { Handler } from 'hono'
import { FixedAnswers } from '../http/FixedAnswers.ts'
import { type ServiceUrlOptions, serviceUrl } from '../http/serviceUrl.ts'
import { openApiDocument } from './openapi/openApiDocument.ts'

/** The interface as an OpenAPI document, with the URL of the service for this client. */
export function openApi(options: ServiceUrlOptions): Handler<AppEnv> {
  const answers = new FixedAnswers()
  return (c) => {
    c.header('Cache-Control', 'no-cache')
    const url = serviceUrl(c, options)
    return answers.send(c, url, () => openApiDocument(url))
  }
}
