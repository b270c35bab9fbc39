import { useOf } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import type { ModuleExports } from 'storybook/internal/types'
import { onRequests, requestsOf } from '../requests.ts'
import type { SentRequest } from '../StoryRequests.ts'
import { RequestTable } from './RequestTable.tsx'

/** The requests of a file's stories on this page, updated live. */
export function Requests({ of }: { of?: ModuleExports }) {
  const { csfFile } = useOf(of ?? 'meta', ['meta'])
  const ids = Object.keys(csfFile.stories)
  // Lists are replaced on change, so their length and last request detect a change.
  useSyncExternalStore(onRequests, () => ids.map((id) => fingerprint(requestsOf(id))).join())
  return <RequestTable requests={ids.flatMap(requestsOf)} />
}

function fingerprint(requests: readonly SentRequest[]): string {
  return requests.map(({ operation, outcome }) => `${operation}${outcome}`).join()
}
