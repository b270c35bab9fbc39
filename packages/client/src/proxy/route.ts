import type { OperationPath } from '../protocol/index.ts'

/** A route of the proxy. */
export interface Route {
  readonly kind: 'operation' | 'style' | 'tile'
  /** The path of the proxy, before the path on the service. */
  readonly mount: string
  /** The path on the service, without a leading slash. */
  readonly path: string
}

const operations: Readonly<Record<OperationPath, true>> = {
  suggestions: true,
  search: true,
  reversegeocode: true,
  brand_list: true,
  category_list: true,
  directions: true,
}

const patterns: Readonly<Record<Route['kind'], string>> = {
  operation: `geo/v2/(?:${Object.keys(operations).join('|')})/json`,
  style: 'style(?:-dark)?\\.json',
  tile: 'tiles/\\d{1,2}/\\d{1,8}/\\d{1,8}\\.mvt',
}

/** The route that a path names, wherever the proxy is mounted. */
export function readRoute(pathname: string): Route | undefined {
  for (const kind of ['operation', 'style', 'tile'] as const) {
    const [, mount, path] = new RegExp(`^(|/.*?)/(${patterns[kind]})$`).exec(pathname) ?? []
    if (mount !== undefined && path !== undefined) return { kind, mount, path }
  }
  return undefined
}
