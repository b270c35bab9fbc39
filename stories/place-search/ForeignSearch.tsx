import { HighlightedText, type PlaceSearchItem, usePlaceSearch } from '@signpost/react'
import './foreign-search.css'

/** A search box in another design: the app has every element and class, and the hook has all the behavior. */
export function ForeignSearch({ onPick }: { onPick: (line: string) => void }) {
  const box = usePlaceSearch({
    minLength: 2,
    limit: 5,
    locate: true,
    recent: { key: 'foreign' },
    onSelect: ({ line1 }) => onPick(line1),
    onSelectCoordinate: ({ latitude, longitude }) => onPick(`${latitude}, ${longitude}`),
  })
  const { items, status, query, announcement, messages, notice, actions, isEditing, saved } = box
  const rest: Readonly<Record<string, string>> = {
    locate: messages.useMyLocation,
    edit: messages.editRecent,
  }
  const lineOf = (item: PlaceSearchItem): string | undefined =>
    'suggestion' in item ? item.suggestion.line1 : 'text' in item ? item.text : rest[item.kind]

  return (
    <div {...box.getRootProps({ className: 'foreign' })}>
      <div {...box.getFieldProps({ className: 'foreign-field' })}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the props contain the id of the input. */}
        <label {...box.getLabelProps()}>Destination</label>
        <input {...box.getInputProps()} />
        {query !== '' && <button {...box.getClearButtonProps()}>×</button>}
      </div>
      <div {...box.getPopupProps({ className: 'foreign-popup' })}>
        <ul {...box.getListProps()}>
          {items.map((item) => (
            <li {...box.getOptionProps({ item })} key={item.key}>
              <strong>
                <HighlightedText text={lineOf(item) ?? ''} typed={query} />
              </strong>
              {'suggestion' in item && 'line2' in item.suggestion && (
                <small>{item.suggestion.line2}</small>
              )}
            </li>
          ))}
        </ul>
        {isEditing &&
          saved.map((item) => (
            <button type="button" key={item.key} onClick={() => actions.remove(item)}>
              × {item.suggestion.line1}
            </button>
          ))}
        {items.length === 0 && <p>{announcement}</p>}
        {notice?.canRetry && (
          <button type="button" onClick={actions.retry}>
            {notice.retry}
          </button>
        )}
        {status === 'needs-location' && (
          <button type="button" onClick={actions.locate}>
            {messages.useMyLocation}
          </button>
        )}
      </div>
      <div {...box.getStatusProps({ className: 'foreign-status' })}>{announcement}</div>
    </div>
  )
}
