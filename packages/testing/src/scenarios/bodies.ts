import type { OperationName } from '@signpost/client/domain'
import { manyBrands, manyCategories, manyPlaces, manySuggestions } from '../fixtures/many.ts'
import { hugeRoute } from '../fixtures/special/hugeRoute.ts'
import type { Middleware } from './Middleware.ts'
import type { Huge, WrongBody } from './Scenario.ts'

/** The wrong body, made from the right one. */
const wrongBodies: Readonly<Record<WrongBody['body'], (whole: string) => string>> = {
  html: () => '<!doctype html><html><body><h1>Sign in to this network</h1></body></html>',
  empty: () => '',
  nan: () => 'NaN',
  truncated: (whole) => whole.slice(0, Math.floor(whole.length / 2)) || '{"suggests": [',
  null: () => 'null',
  array: () => '[]',
  string: () => '"text"',
  object: () => '{"status":"ok"}',
  deep: () => '['.repeat(50_000) + ']'.repeat(50_000),
  prototype: (whole) => whole.replaceAll('{', '{"__proto__":{"polluted":true},"constructor":{},'),
}

export function wrongBody({ body }: WrongBody): Middleware {
  const type = body === 'html' ? 'text/html' : 'application/json'
  return async (exchange, next) => {
    const whole = await (await next(exchange)).text()
    return new Response(wrongBodies[body](whole), { headers: { 'Content-Type': type } })
  }
}

export const byteOrderMark: Middleware = async (exchange, next) => {
  const response = await next(exchange)
  if (response.body === null) return response
  const { status, headers } = response
  return new Response(`\uFEFF${await response.text()}`, { status, headers })
}

export const plainText: Middleware = async (exchange, next) => {
  const { body, status } = await next(exchange)
  return new Response(body, { status, headers: { 'Content-Type': 'text/plain' } })
}

export function huge(size: Huge): Middleware {
  return async (exchange, next) => {
    const response = await next(exchange)
    const body = response.ok ? bodyOf(exchange.call.operation, size) : undefined
    return body === undefined ? response : Response.json(body)
  }
}

function bodyOf(operation: OperationName, { items = 10_000, ...size }: Huge): object | undefined {
  switch (operation) {
    case 'suggest':
      return manySuggestions(items)
    case 'search':
    case 'forwardGeocode':
      return manyPlaces(items)
    case 'listBrands':
      return manyBrands(items)
    case 'listCategories':
      return manyCategories(items)
    case 'getDirections':
      return hugeRoute(size)
    case 'reverseGeocode':
      return undefined
  }
}
