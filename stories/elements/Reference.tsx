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
        head={['Attribute', 'Property', 'What it says']}
        rows={properties.map(({ name, text, ...more }) => [
          'attribute' in more ? more.attribute : '',
          name,
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
          rows={methods.map(({ name, text }) => [`${name}()`, text])}
        />
      )}
      {parts.length > 0 && (
        <p>
          <code>::part</code>:{' '}
          {parts.map((part, index) => (
            <span key={part}>
              {index > 0 && ', '}
              <code>{part}</code>
            </span>
          ))}
        </p>
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
