import type { Connection } from '@signpost/client'

/** The parameters that a search for a text needs: no point to search around where the service says so. */
export function requiredToSearch({ capabilities }: Connection): readonly ('query' | 'near')[] {
  return capabilities?.needsCenter === false ? ['query'] : ['query', 'near']
}

/** True when a search needs a point to search around. */
export function needsCenter(connection: Connection): boolean {
  return requiredToSearch(connection).includes('near')
}
