'use client'

import {
  HighlightedText,
  type PlaceSearchItem,
  type PlaceSearchOptions,
  usePlaceSearch,
} from '@signpost/react'

/** A search box for places. All behavior is the hook's; the elements and classes are yours. */
export function PlaceSearch({ label, ...options }: PlaceSearchOptions & { label: string }) {
  const box = usePlaceSearch(options)
  const { items, query, announcement, messages, notice, actions } = box
  return (
    <div {...box.getRootProps({ className: 'grid gap-2' })}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the props contain the id of the input. */}
      <label {...box.getLabelProps({ className: 'font-medium text-sm' })}>{label}</label>
      <div
        {...box.getFieldProps({
          className:
            'flex h-9 items-center rounded-md border border-input bg-transparent px-3 shadow-xs focus-within:border-ring focus-within:ring-[3px] focus-within:ring-ring/50',
        })}
      >
        <input
          {...box.getInputProps({
            className:
              'min-w-0 flex-1 bg-transparent text-sm focus-visible:outline-hidden placeholder:text-muted-foreground',
          })}
        />
        {query !== '' && (
          <button
            {...box.getClearButtonProps({
              className: 'size-6 text-muted-foreground hover:text-foreground',
            })}
          >
            ×
          </button>
        )}
      </div>
      <div
        {...box.getPopupProps({
          className: 'rounded-md border bg-popover p-1 text-popover-foreground text-sm shadow-md',
        })}
      >
        <ul {...box.getListProps()}>
          {items.map((item) => (
            <li
              {...box.getOptionProps({
                item,
                className:
                  'grid cursor-default rounded-sm px-2 py-1.5 aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
              })}
              key={item.key}
            >
              <Row item={item} query={query} useMyLocation={messages.useMyLocation} />
            </li>
          ))}
        </ul>
        {items.length === 0 && <p className="px-2 py-1.5">{announcement}</p>}
        {notice?.canRetry && (
          <button type="button" className="px-2 py-1.5 underline" onClick={actions.retry}>
            {notice.retry}
          </button>
        )}
      </div>
      <div {...box.getStatusProps({ className: 'sr-only' })}>{announcement}</div>
    </div>
  )
}

interface RowProps {
  item: PlaceSearchItem
  query: string
  useMyLocation: string
}

function Row({ item, query, useMyLocation }: RowProps) {
  if (item.kind === 'locate') return useMyLocation
  if (!('suggestion' in item)) return 'text' in item ? item.text : null
  const { suggestion } = item
  return (
    <>
      <span className="truncate [&_mark]:bg-transparent [&_mark]:font-semibold [&_mark]:text-inherit">
        <HighlightedText text={suggestion.line1} typed={query} />
      </span>
      {'line2' in suggestion && (
        <span className="truncate text-muted-foreground text-xs">{suggestion.line2}</span>
      )}
    </>
  )
}
