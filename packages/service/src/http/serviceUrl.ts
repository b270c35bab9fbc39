import type { AppEnv } from '@signpost/server'
import type { Context } from 'hono'

export interface ServiceUrlOptions {
  /** The public URL of the service, base path included. */
  publicUrl?: string | undefined
  /** Trusts the headers `X-Forwarded-Proto` and `X-Forwarded-Host` of a proxy. */
  trustProxy: boolean
  basePath: string
}

/** The absolute URL of the service for this client, without a trailing slash. */
export function serviceUrl(
  c: Context<AppEnv>,
  { publicUrl, trustProxy, basePath }: ServiceUrlOptions,
): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const { protocol, host } = new URL(c.req.url)
  const forwarded = (name: string): string | undefined =>
    trustProxy ? c.req.header(`x-forwarded-${name}`)?.split(',')[0]?.trim() : undefined
  const origin = `${forwarded('proto') ?? protocol.slice(0, -1)}://${forwarded('host') ?? host}`
  return URL.canParse(origin) ? `${new URL(origin).origin}${basePath}` : basePath
}
