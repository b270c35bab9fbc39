'use client'

import type { ReactNode } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { Button } from '../kit/Button.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { BrandPickerClassNames } from './BrandPickerProps.ts'
import type { BrandPickerState } from './BrandPickerState.ts'

export interface ChosenBrandsProps {
  readonly state: BrandPickerState
  readonly disabled: boolean
  readonly classNames: BrandPickerClassNames
}

/** The chosen brands: their number, a button that removes each, and one that removes all. */
export function ChosenBrands({ state, disabled, classNames }: ChosenBrandsProps): ReactNode {
  const { language } = useSignpost()
  const { selected, messages, actions } = state
  const count = selected.length
  if (count === 0) return null
  return (
    <div className={classNames.chosen} data-part="chosen">
      <div data-part="summary">
        <span>{messages.chosen(count, formatCount(count, language))}</span>
        {count > 1 && (
          <Button part="reset" disabled={disabled} onClick={actions.clear}>
            {messages.clear}
          </Button>
        )}
      </div>
      <ul {...state.getChosenListProps()} data-part="chips">
        {selected.map(({ id, name }, index) => (
          <li key={id}>
            <button {...state.getRemoveProps(index)} className={classNames.chip} data-part="chip">
              <bdi>{name}</bdi>
              <SvgIcon part="icon" path={fieldPaths.clear} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
