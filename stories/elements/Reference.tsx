import type { ReactNode } from 'react'
import facts from './reference.json'

export interface ReferenceProps {
  readonly tag: string
}

/** What a tag takes and tells, from its source. */
export function Reference({ tag }: ReferenceProps): ReactNode {
  const element = facts.find((one) => one.tag === tag)
  if (!element) return null
  const { properties, events, methods, parts } = element
  return (
    <>
      <Table
        head={['Attribute', 'Property', 'Type', 'What it says']}
        rows={properties.map(({ name, text, type, ...more }) => [
          'attribute' in more ? more.attribute : '',
          name,
          type,
          text,
        ])}
      />
      {events.length > 0 && (
        <Table
          head={['Event', 'detail', 'When']}
          rows={events.map(({ name, type, text }) => [name, type, text])}
        />
      )}
      {methods.length > 0 && (
        <Table
          head={['Method', 'What it does']}
          rows={methods.map(({ name, parameters, returns, text }) => [
            `${name}(${parameters.map((one) => one.name).join(', ')}): ${returns}`,
            text,
          ])}
        />
      )}
      {parts.length > 0 && (
        <details>
          <summary>
            {parts.length} parts for <code>::part()</code>
          </summary>
          <p>
            {parts.map((part, index) => (
              <span key={part}>
                {index > 0 && ', '}
                <code>{part}</code>
              </span>
            ))}
          </p>
        </details>
      )}
    </>
  )
}
interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | undefined)[])[]
}

/** A table whose last column is text, and the others code. */
function Table({ head, rows }: TableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {head.map((name, column) => (
              <td key={name}>
                {column === head.length - 1
                  ? cells[column]
                  : cells[column] && <code>{cells[column]}</code>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
