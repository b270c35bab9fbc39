'use client'

import type { Coordinate, Place, Suggestion } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type {
  AmendRows,
  PlaceSearchBox,
  PlaceSearchOptions,
  Selection,
} from '../place-search/index.ts'
import { isVisible, type SearchShell, useSearchShell, visibleItems } from '../place-search/shell.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type {
  AddressAutofill,
  AddressAutofillOptions,
  AddressProgress,
  AddressQuestion,
} from './AddressAutofill.ts'
import { en } from './AddressFormMessages.ts'
import { addressParts } from './addressParts.ts'
import { fieldNamed, hasEmptyField, typedAddress, typedValues } from './formFields.ts'
import { lineInputProps } from './lineInputProps.ts'
import { useAddressCheck } from './useAddressCheck.ts'
import { useAddressQuery } from './useAddressQuery.ts'
import { useDrillDown, useNumbersInBox } from './useDrillDown.ts'
import { useFillAndUndo } from './useFillAndUndo.ts'
import { useFormEvents } from './useFormEvents.ts'
import { useFormReports } from './useFormReports.ts'
import { useZoneCheck } from './useZoneCheck.ts'

export interface AddressAutofillInput extends AddressAutofillOptions {
  /** Disables the input: the list does not open, and nothing is requested. */
  readonly disabled?: boolean | undefined
  /** Makes the input read-only: users can focus and copy the text, but the list does not open, and nothing is requested. */
  readonly readOnly?: boolean | undefined
  /** The `id` of the first line, and the prefix of the other ids. Default: a generated one. */
  readonly id?: string | undefined
}

/** Everything of an address but the list of its first line, whose code loads later. */
export interface Address extends Omit<AddressAutofill, keyof PlaceSearchBox> {
  readonly shell: SearchShell
  readonly boxOptions: PlaceSearchOptions
  readonly amendRows: AmendRows
  readonly getInputProps: PlaceSearchBox['getInputProps']
  /** Returns the announcement of the first line, given that of its list. */
  readonly announce: (list: string) => string
}

/** An address whose first line is a search box. The other parameters are those of `useSearchShell`. */
export function useAddress(
  options: AddressAutofillInput,
  hasList: boolean,
  mountList?: () => void,
): Address {
  const { near, onError, onEvent, validate, disabled, readOnly, id } = options
  const formMessages = useMessages('addressForm', en, options.messages)
  const { connection, language } = useSignpost()
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
  const drill = useDrillDown(line, fields.rewrite)
  const inform = useFormReports(onEvent)

  const zone = useZoneCheck(line, options, formMessages)
  const know = useStableCallback((place: Place | undefined, cause?: 'chosen' | 'checked') => {
    if (known.current === place) return
    known.current = place
    options.onPlaceChange?.(place, cause)
    zone.check(place)
  })
  const check = useAddressCheck(line, options, {
    known: (place) => know(place, 'checked'),
    refused: (refused) => inform((reports) => reports.refused(refused)),
  })
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
    await fields.fill(parts.addressValues(certain, own, suggestion.line1), { except })
    inform((reports) => reports.filled('chosen'))
    if (!line.current) return
    if (found.status === 'ready' && !except?.size) {
      // A house number that the service does not know still needs the check, and a provider checks each address.
      if (certain.houseNumber && !validate) check.trust()
      know(found.place, 'chosen')
    }
    if (found.status === 'error') setDone('failed')
    else setDone(hasEmptyField(line.current) ? 'incomplete' : 'filled')
    void drill.start(suggestion, found)
  }
  const choosePoint = useStableCallback(async (coordinate: Coordinate): Promise<void> => {
    const mine = begin('filling')
    const found = await import('../queries/addressAt.ts')
      .then(({ addressAt }) => addressAt(queryClient, connection, coordinate))
      .catch(() => undefined)
    if (mine !== turn.current) return
    const { address } = found ?? {}
    if (address) await choose(address.suggestion, address.details, '')
    else setDone('failed')
  })
  const { latitude, longitude } = options.point ?? {}
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) void choosePoint({ latitude, longitude })
  }, [latitude, longitude, choosePoint])
  const [toQuery, onEmpty] = useAddressQuery()
  // The only row of its kind keeps the typed text.
  const amendRows: AmendRows = useStableCallback((answer: Parameters<AmendRows>[0]) => {
    const text = line.current?.value ?? ''
    return addressParts.loaded?.addTypedRow(answer, text, formMessages) ?? answer
  })
  const boxOptions: PlaceSearchOptions = {
    id,
    near: drill.numbers?.near ?? near,
    onError,
    onEvent: onEvent && ((event) => inform((reports) => reports.searched(event))),
    disabled,
    readOnly,
    kinds: addressesOnly,
    filterItem: drill.numbers?.continues,
    toQuery,
    canChoose: ({ kind }) => {
      if (kind !== 'custom') return true
      actions.close()
      setDone('kept')
      return false
    },
    onSelect: (suggestion, { details }) => {
      void choose(suggestion, details, line.current?.value ?? '')
    },
    onSelectCoordinate: (coordinate) => void choosePoint(coordinate),
  }
  const shell = useSearchShell(boxOptions, hasList, mountList)
  const { state, actions } = shell
  const { status, text: query } = state
  const isOpen = isVisible(state)
  useNumbersInBox(drill, isOpen, actions.search)

  useEffect(() => {
    // The code is also needed for what the user does next.
    if (isOpen) addressParts.load().catch(() => {})
  }, [isOpen])
  useEffect(() => {
    if (status === 'empty') onEmpty(query)
  }, [status, query, onEmpty])

  useFormEvents(line, {
    focus: () => inform((reports, at) => reports.focused(at)),
    edit: (name, field) => {
      if (field.required) inform((reports, at) => reports.required(at))
      if (fields.isWriting()) return
      inform((reports) => reports.edited())
      fields.edited(name)
      const isLine = lineNames.includes(name)
      if (isLine) drill.typed(field.value)
      if (edited.current && !isLine) {
        edited.current.add(name)
        return
      }
      // The second line does not change the place of the address, but the verdict on it.
      if (name !== 'address-line2') begin()
      else if (validate) check.stop()
    },
    reset: () => {
      fields.forget()
      inform((reports) => reports.reset())
      drill.end()
      begin()
    },
    submit: (event) => {
      actions.close()
      drill.end()
      if (!zone.submit(event)) check.submit(event)
      if (event.defaultPrevented || !line.current) return
      const [written, now] = [fields.writtenValues(), typedValues(line.current)]
      inform((reports, at) => reports.submitted(at, written, now))
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
    changes: doubt.proposal?.changes ?? [],
    doubtful: doubt.doubtful,
    country: doubt.country,
    isKnown: doubt.status !== 'unknown',
    accept: () => {
      const { proposal, place, submitter } = doubt
      void fields.fill(proposal?.values ?? {}, { isWhole: !!validate }).then(() => {
        inform((reports) => reports.filled('checked'))
        know(place, 'checked')
        check.send(submitter)
      })
    },
    keep: () => check.send(doubt.submitter),
    dismiss: () => {
      check.stop()
      if (line.current) fieldNamed(line.current, doubt.doubtful[0]).focus()
    },
  }
  const progress = check.isChecking || zone.isWaiting ? 'checking' : done
  const note = progress && formMessages[progress]
  const count = visibleItems(state).filter(({ kind }) => kind !== 'custom').length
  const found = drill.numbers ? formMessages.numbers : shell.messages.found
  return {
    shell,
    boxOptions,
    amendRows,
    announce: (list) => {
      if (!isOpen) return note ?? ''
      return status === 'ready' ? found(count, formatCount(count, language)) : list
    },
    progress,
    note,
    canUndo: fields.canUndo,
    undo,
    question,
    isInside: zone.isInside,
    formMessages,
    getInputProps: lineInputProps({ ...shell, isOpen, query }, (given) => mergeRefs(line, given)),
  }
}

const addressesOnly = ['address'] as const
/** The `autocomplete` names of the field with the search box. */
const lineNames = ['address-line1', 'street-address']
