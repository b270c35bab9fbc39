import { sheetOf, type Token, tokensIn, tokensOf } from '../reference/stylesheets.ts'
import { sheets, tokensCss } from './sheets.ts'

export interface TokensProps {
  /** The name of a component, such as `PlaceSearch`, to show only its tokens. */
  component?: string
}

/** The tokens, with their values in light and dark. */
export function Tokens({ component }: TokensProps) {
  const tokens = tokensOf(tokensCss)
  const used = component === undefined ? undefined : tokensUsedBy(component)
  const shown = used ? tokens.filter(({ name }) => used.has(name)) : tokens
  if (shown.length === 0) return null
  return (
    <table className="doc-table">
      <thead>
        <tr>
          <th>token</th>
          <th>is</th>
          <th>default</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((token) => (
          <tr key={token.name}>
            <td>
              <code>--signpost-{token.name}</code>
            </td>
            <td>{token.description}</td>
            <td>
              <Value {...token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function tokensUsedBy(component: string): ReadonlySet<string> {
  const path = sheetOf(component, sheets)
  return tokensIn(path === undefined ? '' : (sheets[path] ?? ''))
}

function Value({ value }: Token) {
  const [, light, dark] = value.match(/^light-dark\((#\w+), (#\w+)\)$/) ?? []
  if (light === undefined || dark === undefined) return <code>{value}</code>
  return (
    <>
      <Swatch color={light} /> <Swatch color={dark} />
    </>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="doc-swatch">
      <span style={{ background: color }} /> <code>{color}</code>
    </span>
  )
}
