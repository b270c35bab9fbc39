import { usePlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

/** A search box of the design system: it has every element and class, and the hook has all the behavior. */
export function Destination({ onPick }: { readonly onPick: (line: string) => void }): ReactNode {
  const box = usePlaceSearch({
    kinds: ['place', 'address'],
    onSelect: ({ line1 }) => onPick(line1),
  })
  return (
    <div {...box.getRootProps()}>
      <div {...box.getFieldProps({ className: 'ds-field' })}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the props contain the id of the input. */}
        <label {...box.getLabelProps({ className: 'ds-label' })}>Destination</label>
        <input {...box.getInputProps({ className: 'ds-input' })} />
      </div>
      <div {...box.getPopupProps({ className: 'ds-menu' })}>
        <ul {...box.getListProps()}>
          {box.items.map(
            (item) =>
              item.kind === 'suggestion' && (
                <li {...box.getOptionProps({ item, className: 'ds-item' })} key={item.key}>
                  {item.suggestion.line1}
                </li>
              ),
          )}
        </ul>
        {box.items.length === 0 && <p>{box.announcement}</p>}
      </div>
      <p {...box.getStatusProps({ className: 'ds-quiet' })}>{box.announcement}</p>
    </div>
  )
}
