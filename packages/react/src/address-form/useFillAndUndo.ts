'use client'

import type { AddressValues } from '@signpost/client'
import { type RefObject, useRef, useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type FieldEntry, type FormField, fieldsAround, fieldValue } from './formFields.ts'
import { canWrite, writeField } from './writeField.ts'

type FieldValues = readonly (readonly [name: string, value: string])[]

interface Filled {
  readonly before: FieldValues
  /** The names of the fields that have changed since, or no longer exist. */
  readonly changed: ReadonlySet<string>
}

export interface Fill {
  /**
   * Writes an address into the fields except those in `except`. A field without a value in the address is cleared only if a previous
   * address filled it. A flat does not replace another text in the second line, unless the address `isWhole`.
   */
  readonly fill: (
    values: AddressValues,
    options?: { readonly except?: ReadonlySet<string> | undefined; readonly isWhole?: boolean },
  ) => Promise<void>
  /** Changes the text of the first line that was filled in; undo stays possible. */
  readonly rewrite: (text: string) => void
  /** The values that were filled in last. */
  readonly writtenValues: () => AddressValues
  /** Restores the previous values of the fields that the last `fill` changed. */
  readonly undo: () => Promise<void>
  readonly canUndo: boolean
  /** Reports that the user edited a field. If `fill` had filled it, undo is no longer possible, because the edit would be lost. */
  readonly edited: (name: string) => void
  readonly forget: () => void
  /** True while this hook itself writes into the fields. */
  readonly isWriting: () => boolean
}

/** Fills in the fields of an address, and can undo it. */
export function useFillAndUndo(line: RefObject<HTMLInputElement | null>): Fill {
  const { language } = useSignpost()
  const [filled, setFilled] = useState<Filled>()
  const ours = useRef(new WeakMap<FormField, string>())
  const isWriting = useRef(false)

  const write = (fields: readonly FieldEntry[], wanted: (of: FieldEntry) => string | undefined) => {
    isWriting.current = true
    for (const entry of fields) {
      const value = wanted(entry)
      if (value !== undefined) writeField(entry.field, value)
    }
    isWriting.current = false
  }
  /** Writes the country first, because an app may render other fields for it. */
  const writeAll = async (wanted: (of: FieldEntry) => string | undefined): Promise<void> => {
    if (!line.current) return
    write(fieldsAround(line.current).filter(isCountry), wanted)
    await Promise.resolve()
    if (!line.current) return
    write(
      fieldsAround(line.current).filter((entry) => !isCountry(entry)),
      wanted,
    )
  }

  const fill = useStableCallback<Parameters<Fill['fill']>, Promise<void>>(
    async (values, { except, isWhole } = {}) => {
      if (!line.current) return
      const before = valuesOf(line.current)
      const placed = isWhole ? values : placeUnit(values, fieldsAround(line.current), ours.current)
      await writeAll((entry) => {
        const { field, name } = entry
        if (except?.has(name)) return undefined
        const value = fieldValue(entry, placed, language)
        if (value === undefined) return field.value === ours.current.get(field) ? '' : undefined
        ours.current.set(field, value)
        return value
      })
      const now = line.current ? valuesOf(line.current) : []
      const changed = new Set([...without(before, now), ...without(now, before)])
      setFilled(changed.size > 0 ? { before, changed } : undefined)
    },
  )
  const undo = useStableCallback(async () => {
    if (!filled) return
    setFilled(undefined)
    const left = filled.before.filter(([name]) => filled.changed.has(name))
    await writeAll(({ name }) => {
      const at = left.findIndex(([one]) => one === name)
      return at < 0 ? undefined : left.splice(at, 1)[0]?.[1]
    })
  })
  const rewrite = useStableCallback((text: string) => {
    const { current } = line
    if (!current) return
    ours.current.set(current, text)
    write([{ name: 'address-line1', field: current }], () => text)
  })
  const writtenValues = useStableCallback((): AddressValues => {
    const written = line.current ? fieldsAround(line.current) : []
    return Object.fromEntries(written.map(({ name, field }) => [name, ours.current.get(field)]))
  })
  const edited = useStableCallback((name: string) => {
    if (filled?.changed.has(name)) setFilled(undefined)
  })
  const forget = useStableCallback(() => {
    ours.current = new WeakMap()
    setFilled(undefined)
  })
  return {
    fill,
    rewrite,
    writtenValues,
    undo,
    canUndo: filled !== undefined,
    edited,
    forget,
    isWriting: useStableCallback(() => isWriting.current),
  }
}

function valuesOf(line: HTMLInputElement): FieldValues {
  return fieldsAround(line).map(({ name, field }) => [name, field.value])
}

/** Returns the names of the values in `here` that differ in `there`. */
function without(here: FieldValues, there: FieldValues): string[] {
  return here.flatMap(([name, value]) =>
    there.some(([other, same]) => other === name && same === value) ? [] : [name],
  )
}

function isCountry({ name }: FieldEntry): boolean {
  return name === 'country' || name === 'country-name'
}

/** Writes the flat into the second line if that is present and empty, else after the first line. */
function placeUnit(
  values: AddressValues,
  fields: readonly FieldEntry[],
  ours: WeakMap<FormField, string>,
): AddressValues {
  const { 'address-line1': line = '', 'address-line2': unit } = values
  const second = fields.find(({ name }) => name === 'address-line2')?.field
  const isFree =
    second && canWrite(second) && (second.value === '' || second.value === ours.get(second))
  if (!unit || isFree || fields.some(({ name }) => name === 'street-address')) return values
  return { ...values, 'address-line1': `${line}, ${unit}`, 'address-line2': undefined }
}
