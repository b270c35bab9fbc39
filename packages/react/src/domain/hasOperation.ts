import type { Connection } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'

/** The parameters that a search for a text needs. */
export function requiredToSearch({ capabilities }: Connection): readonly ('query' | 'center')[] {
  return capabilities?.needsCenter === false ? ['query'] : ['query', 'center']
}

/** True unless the service says that it does not have this operation. */
export function hasOperation({ capabilities }: Connection, name: OperationName): boolean {
  return capabilities?.operations?.includes(name) !== false
}
