import type { Connection } from '@signpost/client'

/** True unless the service says that it searches for a text without a point to search around. */
export function needsCenter({ capabilities }: Connection): boolean {
  return capabilities?.needsCenter !== false
}

/** The parameters that a search for a text needs. */
export function requiredToSearch(connection: Connection): readonly ('query' | 'center')[] {
  return needsCenter(connection) ? ['query', 'center'] : ['query']
}
