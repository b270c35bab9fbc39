'use client'

import type { PlaceSearchProps } from '@signpost/react'
import { Button, fieldPaths, iconPaths, routePaths, SvgIcon } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import { PointField } from '../parts/PointField.tsx'
import type { DirectionsForm } from './useDirectionsForm.ts'

export interface DirectionsFieldsProps {
  readonly form: DirectionsForm
  /** Starts choosing the point of a row, by its key, on the map; absent without a map. */
  readonly onPick: ((key: number) => void) | undefined
  readonly recent: PlaceSearchProps['recent']
}

/** The start, the stops and the destination of a route, and the buttons that change their order. */
export function DirectionsFields({ form, onPick, recent }: DirectionsFieldsProps): ReactNode {
  const { rows, messages } = form
  const hasStops = rows.length > 2
  return (
    <>
      <div data-part="ends" data-popup-anchor="">
        <div {...form.getRowsProps()} data-part="points">
          {rows.map(({ key, kind, label, point, setPoint, near }, index) => (
            <div key={key} {...form.getRowProps(index)} data-part="point">
              <PointField {...{ label, point, near, recent }} onChange={setPoint} />
              {onPick && (
                <Button
                  part="control"
                  icon={iconPaths.coordinate}
                  data-tool="pick"
                  aria-label={`${messages.pick}: ${label}`}
                  title={messages.pick}
                  onClick={() => onPick(key)}
                />
              )}
              {kind === 'stop' && (
                <Button
                  {...form.getRemoveButtonProps(index)}
                  part="control"
                  icon={fieldPaths.clear}
                  data-square=""
                />
              )}
              {hasStops && (
                <Button
                  {...form.getMoveButtonProps(index)}
                  part="control"
                  icon={routePaths.move}
                  data-tool="move"
                />
              )}
            </div>
          ))}
        </div>
        {!hasStops && (
          <Button {...form.getSwapButtonProps()} part="control" icon={routePaths.swap} />
        )}
      </div>
      {hasStops && <span {...form.getMoveHelpProps()} />}
      {form.canAddStop && (
        <button {...form.getAddButtonProps()} data-part="add">
          <SvgIcon path={routePaths.addStop} />
          <span>{messages.addStop}</span>
        </button>
      )}
    </>
  )
}
