import { PlaceSearchPopup, usePlaceSearch } from '@signpost/react/headless'
import type { ReactNode } from 'react'
import './own-input.css'

export interface OwnInputProps {
  readonly onPick: (line: string) => void
}

/** An input in the app’s own design, with the popup of the library. */
export function OwnInput({ onPick }: OwnInputProps): ReactNode {
  const box = usePlaceSearch({ onSelect: ({ line1 }) => onPick(line1) })
  return (
    <div {...box.getRootProps()} data-signpost="place-search">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the props contain the id of the input. */}
      <label {...box.getLabelProps({ className: 'own-label' })}>Town or street</label>
      <input {...box.getInputProps({ className: 'own-input' })} />
      <PlaceSearchPopup box={box} />
    </div>
  )
}
