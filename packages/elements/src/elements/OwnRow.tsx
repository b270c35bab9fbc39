import type { PlaceSearchItem, SuggestionRowProps } from '@signpost/react/place-search'
import {
  type Context,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'

/** Renders the content of a row: a node or a text, never HTML. */
export type RenderRow = (
  item: PlaceSearchItem,
  context: { readonly query: string },
) => Node | string

export const RowContext: Context<RenderRow | undefined> = createContext<RenderRow | undefined>(
  undefined,
)

/** A row whose content a function of the page renders. */
export function OwnRow({ item, query }: SuggestionRowProps): ReactNode {
  const renderRow = useContext(RowContext)
  const row = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (renderRow) row.current?.replaceChildren(renderRow(item, { query }))
  }, [renderRow, item, query])
  return <span ref={row} data-part="text" />
}
