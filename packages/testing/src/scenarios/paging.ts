import { changeJson, isRecord } from './content.ts'
import type { Exchange, Middleware } from './Middleware.ts'

export const endlessPaging: Middleware = async (exchange, next) => {
  const page = Number(
    /^page-(\d+)$/.exec(exchange.url.searchParams.get('iterator_status') ?? '')?.[1] ?? 1,
  )
  return changeJson(await next(firstPage(exchange)), (body) =>
    isPaged(body)
      ? { ...renameItems(body, page), iterator_status: `page-${page + 1}`, exhausted: 'n' }
      : body,
  )
}

export const repeatingPaging: Middleware = async (exchange, next) =>
  changeJson(await next(firstPage(exchange)), (body) =>
    isPaged(body) ? { ...body, iterator_status: 'again', exhausted: 'n' } : body,
  )

function firstPage(exchange: Exchange): Exchange {
  const url = new URL(exchange.url)
  url.searchParams.delete('iterator_status')
  return { ...exchange, url }
}

function isPaged(body: unknown): body is Readonly<Record<string, unknown>> {
  return isRecord(body) && 'exhausted' in body
}

/** Renames the items of a page, so that they differ from those of the first page. */
function renameItems(
  body: Readonly<Record<string, unknown>>,
  page: number,
): Readonly<Record<string, unknown>> {
  const rename = (item: unknown): unknown => {
    if (!isRecord(item)) return item
    const field = 'line1' in item ? 'line1' : 'name'
    return { ...item, [field]: `${item[field] ?? 'Page'} ${page}` }
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [
      name,
      Array.isArray(part) && page > 1 ? part.map(rename) : part,
    ]),
  )
}
