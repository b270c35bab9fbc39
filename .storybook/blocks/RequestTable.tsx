import type { SentRequest } from '../StoryRequests.ts'

/** A table of requests, latest first. */
export function RequestTable({ requests }: { requests: readonly SentRequest[] }) {
  if (requests.length === 0) return <p className="doc-muted">None has been made yet.</p>
  return (
    <table className="doc-table doc-requests">
      <thead>
        <tr>
          <th>operation</th>
          <th>request</th>
          <th>answer</th>
        </tr>
      </thead>
      <tbody>
        {[...requests].reverse().map(({ operation, address, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same request may be sent twice.
          <tr key={index}>
            <td>{operation}</td>
            <td>
              <code>{address}</code>
            </td>
            <td>{outcome ?? 'awaited'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
