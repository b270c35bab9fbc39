import { classNamesOf, slotsOf } from '../reference/slots.ts'

const sources = Object.values(
  import.meta.glob<string>('../../packages/*/src/*/*Props.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The parts of a component that `slots` replaces, and the parts that take a class through `classNames`. */
export function Slots({ component }: { component: string }) {
  const slots = slotsOf(component, sources)
  const classNames = classNamesOf(component, sources)
  return (
    <>
      {slots.length > 0 && (
        <table className="doc-table">
          <thead>
            <tr>
              <th>slot</th>
              <th>replaces</th>
              <th>type</th>
            </tr>
          </thead>
          <tbody>
            {slots.map(({ name, description, type }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{description}</td>
                <td>
                  <code>{type}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {classNames.length > 0 && (
        <p>
          <code>classNames</code> adds classes to{' '}
          {classNames.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
