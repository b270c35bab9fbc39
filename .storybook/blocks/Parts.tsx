import { importPathOf, partsIn, rootName, sheetOf } from '../reference/stylesheets.ts'
import { sheets } from './sheets.ts'

/** The names of a component's parts in `data-part`, from its stylesheet. */
export function Parts({ component }: { component: string }) {
  const path = sheetOf(component, sheets)
  if (path === undefined) return null
  const parts = partsIn(sheets[path] ?? '')
  return (
    <p>
      <code>{importPathOf(path)}</code> styles <code>[data-signpost="{rootName(component)}"]</code>
      {parts.length > 0 && ' and the parts '}
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ', '}
          <code>{part}</code>
        </span>
      ))}
      .
    </p>
  )
}
