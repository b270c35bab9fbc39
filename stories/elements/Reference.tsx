import { elements } from 'virtual:custom-elements'
import type { ReactNode } from 'react'
import { type ElementTable, elementTables } from '../../.storybook/reference/elementTables.ts'

export interface ReferenceProps {
  readonly tag: string
}

/** The attributes, properties, events, methods, slots and parts of a tag. */
export function Reference({ tag }: ReferenceProps): ReactNode {
  const element = elements.find(({ tagName }) => tagName === tag)
  if (!element) return null
  const parts = element.cssParts ?? []
  return (
    <>
      {elementTables(element).map((table) => (
        <Table key={table.head[0]} {...table} />
      ))}
      {parts.length > 0 && (
        <details>
          <summary>
            {parts.length} parts for <code>::part()</code>
          </summary>
          <p>
            {parts.map(({ name }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </p>
        </details>
      )}
    </>
  )
}

function Table({ head, rows }: ElementTable): ReactNode {
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
