import type { Connection } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'

/** True unless the service says that it does not have this operation. */
export function hasOperation({ capabilities }: Connection, name: OperationName): boolean {
  return capabilities?.operations?.includes(name) !== false
}
