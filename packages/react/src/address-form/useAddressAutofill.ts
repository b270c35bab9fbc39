'use client'

import type { Connection, Coordinate, Place, Suggestion } from '@signpost/client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { Selection } from '../place-search/index.ts'
import { usePlaceSearch } from '../place-search/index.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAt } from '../queries/addressAt.ts'
import type {
  AddressAutofill,
  AddressAutofillOptions,
  AddressProgress,
  AddressQuestion,
} from './AddressAutofill.ts'
import { en } from './AddressFormMessages.ts'
import { addressParts } from './addressParts.ts'
import { fieldsAround, typedAddress } from './formFields.ts'
import { lineInputProps } from './lineInputProps.ts'
import { useAddressCheck } from './useAddressCheck.ts'
import { useAddressQuery } from './useAddressQuery.ts'
import { useFillAndUndo } from './useFillAndUndo.ts'
import { useFormEvents } from './useFormEvents.ts'
import { useZoneCheck } from './useZoneCheck.ts'

export interface AddressAutofillInput extends AddressAutofillOptions {
  /** Disables the input: the list does not open, and nothing is requested. */
  readonly disabled?: boolean | undefined
  /** Makes the input read-only: users can focus and copy the text, but the list does not open, and nothing is requested. */
  readonly readOnly?: boolean | undefined
  /** The `id` of the first line, and the prefix of the other ids. Default: a generated one. */
  readonly id?: string | undefined
}

/**
 * A headless search box in the first line of an address, which fills in the other fields of the form and checks the address before the form
 * is submitted.
 *
 * @example
 * ```tsx
 * const { getInputProps, getLabelProps, note } = useAddressAutofill({ near: center })
 * ```
 */
export function useAddressAutofill(options: AddressAutofillInput = {}): AddressAutofill {
  const { near, onError, disabled, readOnly, id } = options
  const formMessages = useMessages('addressForm', en, options.messages)
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  const line = useRef<HTMLInputElement>(null)
  const mergeRefs = useMergedRefs<HTMLInputElement>()
  const [done, setDone] = useState<Exclude<AddressProgress, 'checking'>>()
  // The initial `null` differs from `undefined`, so that the first edit is reported to the app.
  const known = useRef<Place | null | undefined>(null)
  const turn = useRef(0)
  /** The fields that the user edits while the place of a choice is being looked up; they are not filled in. */
  const edited = useRef<Set<string>>(undefined)
  const fields = useFillAndUndo(line)

  const zone = useZoneCheck(line, options, formMessages)
  const know = useStableCallback((place: Place | undefined, cause?: 'chosen' | 'checked') => {
    if (known.current === place) return
    known.current = place
    options.onPlaceChange?.(place, cause)
    zone.check(place)
  })
  const check = useAddressCheck(line, options, (place) => know(place, 'checked'))
  /** Starts over, because the known place no longer matches the fields. */
  const begin = (progress?: 'filling'): number => {
    check.stop()
    know(undefined)
    setDone(progress)
    edited.current = progress && (edited.current ?? new Set())
    turn.current += 1
    return turn.current
  }

  const choose = async (suggestion: Suggestion, details: Selection['details'], typed: string) => {
    const mine = begin('filling')
    const [found, parts] = await Promise.all([
      details(),
      addressParts.load().catch(() => undefined),
    ])
    if (mine !== turn.current || !line.current) return
    if (!parts) {
      setDone('failed')
      return
    }
    const { countryCode } = typedAddress(line.current)
    const certain = parts.certainAddress(found, suggestion, countryCode)
    const own = parts.typedParts(typed, certain)
    const except = edited.current
    edited.current = undefined
    await fields.fill(parts.addressValues(certain, own, suggestion.line1), except)
    if (!line.current) return
    if (found.status === 'ready' && !except?.size) {
      // A house number that the service does not know still needs the check.
      if (certain.houseNumber) check.trust()
      know(found.place, 'chosen')
    }
    if (found.status === 'error') setDone('failed')
    else setDone(hasEmptyField(line.current) ? 'incomplete' : 'filled')
  }
  const choosePoint = useStableCallback(async (coordinate: Coordinate): Promise<void> => {
    const mine = begin('filling')
    const { address } = await addressOf(queryClient, connection, coordinate)
    if (mine !== turn.current) return
    if (address) await choose(address.suggestion, address.details, '')
    else setDone('failed')
  })
  const { latitude, longitude } = options.point ?? {}
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) void choosePoint({ latitude, longitude })
  }, [latitude, longitude, choosePoint])
  const [toQuery, onEmpty] = useAddressQuery()
  const box = usePlaceSearch({
    id,
    near,
    onError,
    disabled,
    readOnly,
    kinds: addressesOnly,
    toQuery,
    onSelect: (suggestion, { details }) => {
      void choose(suggestion, details, line.current?.value ?? '')
    },
    onSelectCoordinate: (coordinate) => void choosePoint(coordinate),
  })

  const { status, query } = box
  useEffect(() => {
    if (status === 'empty') onEmpty(query)
  }, [status, query, onEmpty])

  useFormEvents(line, {
    edit: (name) => {
      if (fields.isWriting()) return
      fields.edited(name)
      if (edited.current && !lineNames.includes(name)) {
        edited.current.add(name)
        return
      }
      // The second line does not change the place of the address.
      if (name !== 'address-line2') begin()
    },
    reset: () => {
      fields.forget()
      begin()
    },
    submit: (event) => {
      box.actions.close()
      if (!zone.submit(event)) check.submit(event)
    },
  })

  const undo = useStableCallback(() => {
    begin()
    line.current?.focus()
    void fields.undo().then(() => setDone('undone'))
  })
  const { doubt } = check
  const question: AddressQuestion | undefined = doubt && {
    proposal: doubt.proposal?.lines,
    isKnown: doubt.place !== null,
    accept: () => {
      const { proposal, place, submitter } = doubt
      void fields.fill(proposal?.values ?? {}).then(() => {
        know(place ?? undefined, 'checked')
        check.send(submitter)
      })
    },
    keep: () => check.send(doubt.submitter),
    dismiss: () => {
      check.stop()
      line.current?.focus()
    },
  }
  const progress = check.isChecking || zone.isWaiting ? 'checking' : done
  const note = progress && formMessages[progress]
  return {
    ...box,
    announcement: box.isOpen ? box.announcement : (note ?? ''),
    progress,
    note,
    canUndo: fields.canUndo,
    undo,
    question,
    isInside: zone.isInside,
    formMessages,
    getInputProps: lineInputProps(box, (given) => mergeRefs(line, given)),
  }
}

const addressesOnly = ['address'] as const
/** The `autocomplete` names of the field with the search box. */
const lineNames = ['address-line1', 'street-address']

/** Returns the address at typed coordinates; undefined if there is none or the lookup fails. */
async function addressOf(
  queryClient: QueryClient,
  connection: Connection,
  coordinate: Coordinate,
): Promise<Partial<AddressAt>> {
  const found = import('../queries/lookups.ts').then(({ addressAt }) =>
    addressAt(queryClient, connection, coordinate),
  )
  return found.catch(() => ({}))
}

function hasEmptyField(line: HTMLInputElement): boolean {
  return fieldsAround(line).some(({ field }) => field.required && field.value === '')
}
