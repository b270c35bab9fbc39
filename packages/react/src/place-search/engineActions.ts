import { mayStore, type Suggestion } from '@signpost/client'
import { visibleText } from '../domain/visibleText.ts'
import type { AddressAt } from '../queries/addressAt.ts'
import { placeDetails } from '../queries/placeDetails.ts'
import type { SuggestionOrigin } from '../queries/placeQuery.ts'
import { type BoxActions, createBoxActions } from './boxActions.ts'
import type { EngineSettings } from './engine.ts'
import { findUserLocation } from './findUserLocation.ts'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchActions } from './PlaceSearchState.ts'
import { type SavedPlace, savedPlaceKey } from './SavedPlace.ts'
import {
  addSavedPlace,
  changeSavedPlace,
  changeSavedPlaces,
  removeSavedPlace,
  type SavedPlacesChange,
} from './savedPlaces.ts'
import type { SearchStore } from './searchStore.ts'
import { enabledSources } from './sources/enabledSources.ts'
import type { OwnSource, PlaceSearchSource } from './sources/Source.ts'
import { recentOptions } from './sources/sourceSettings.ts'

/** The actions of a box that need more than its state. */
export type EngineActions = Omit<PlaceSearchActions, keyof BoxActions>

interface Actions extends Omit<EngineActions, 'retry'> {
  /** Locates the user without filling in anything. */
  readonly findUser: () => void
  /** Reads the saved places, if the box has any. */
  readonly read: () => void
}

interface ActionsContext {
  /** The point around which the rows were requested. */
  readonly origin: () => SuggestionOrigin | undefined
  /** Reports the end of a search. */
  readonly end: (item: PlaceSearchItem) => void
  readonly sourceOf: (id: string) => OwnSource | undefined
  readonly isRunning: () => boolean
  /** Focuses the input, if there is one. */
  readonly focus: () => void
}

/** Creates the actions of a box for its store. */
export function createActions(
  store: SearchStore,
  settings: () => EngineSettings,
  { origin, end, sourceOf, isRunning, focus }: ActionsContext,
): Actions {
  const { open } = createBoxActions(store, focus)

  /** Locates the user; the browser may ask for permission. */
  async function findUser(onAddress?: (address: AddressAt) => void): Promise<void> {
    if (store.get().location === 'locating') return
    store.dispatch({ type: 'positioned', location: 'locating' })
    try {
      const { queryClient, signpost } = settings()
      const found = await findUserLocation(queryClient, signpost.connection, onAddress)
      store.dispatch({
        type: 'positioned',
        ...(typeof found === 'string' ? { location: found } : { position: found }),
      })
    } catch {
      store.dispatch({ type: 'positioned', location: 'unavailable' })
    }
  }

  function takeAddress({ coordinate, text, address }: AddressAt): void {
    const options = store.options()
    const state = store.get()
    // The user may have done something else meanwhile, or the box may have unmounted.
    if (!isRunning() || !state.isOpen || visibleText(state.text) !== '') return
    const suggestion = address?.suggestion
    store.dispatch({ type: 'chosen', choice: { text, suggestion, coordinate } })
    if (address) options.onSelect?.(address.suggestion, { details: address.details, coordinate })
    else options.onSelectCoordinate?.(coordinate)
  }

  function locate(): void {
    open()
    const isTyped = visibleText(store.get().text) !== ''
    void findUser(isTyped ? undefined : takeAddress)
  }

  function choose(item: PlaceSearchItem): void {
    const options = store.options()
    if (item.kind === 'edit') {
      store.dispatch({ type: 'editing', isEditing: true })
      return
    }
    if (options.canChoose?.(item) === false) return
    end(item)
    switch (item.kind) {
      case 'locate':
        locate()
        break
      case 'custom': {
        store.dispatch({ type: 'chosen', choice: { text: item.text } })
        const source: PlaceSearchSource | undefined = sourceOf(item.source)
        source?.onSelect?.(item.item)
        break
      }
      case 'coordinate': {
        const { text, coordinate } = item
        store.dispatch({ type: 'chosen', choice: { text, coordinate } })
        options.onSelectCoordinate?.(coordinate)
        break
      }
      default:
        chooseSuggestion(item.suggestion, 'place' in item ? item.place : undefined)
    }
  }

  function chooseSuggestion(suggestion: Suggestion, saved: SavedPlace | undefined): void {
    const options = store.options()
    const { queryClient, signpost } = settings()
    const asked = origin()
    const coordinate = saved?.coordinate
    const choice = { text: suggestion.line1, suggestion, coordinate }
    store.dispatch({ type: 'chosen', choice })
    const near = saved?.near ?? asked?.near
    const place = { suggestion, near, coordinate, isPinned: false }
    save((places, limit) => addSavedPlace(places, place, limit))
    const around = {
      near: coordinate ?? near,
      userPosition: saved ? options.userPosition : asked?.userPosition,
    }
    const { connection } = signpost
    const details = placeDetails(queryClient, connection, suggestion, around, (found) => {
      const { id, coordinate } = found
      store.dispatch({ type: 'located', choice, id, coordinate })
      if (coordinate)
        save((places) => changeSavedPlace(places, savedPlaceKey(place), { coordinate }))
    })
    options.onSelect?.(suggestion, { details, coordinate })
    if (options.lookUp) void details()
  }

  /** Saves what the service answered, if it allows its answers to be stored. */
  function save(next: SavedPlacesChange): void {
    const { scope } = settings().signpost.connection
    change(mayStore(scope, 'suggest') && mayStore(scope, 'search') ? next : undefined)
  }

  /** Changes the saved places, or only reads them; does nothing in a box without them. */
  function change(next?: SavedPlacesChange): void {
    const options = store.options()
    if (!enabledSources(options).saves) return
    const show = (saved: readonly SavedItem[]): void => store.dispatch({ type: 'saved', saved })
    changeSavedPlaces(recentOptions(options), next).then(show, () =>
      // The box works without saved places when the storage fails.
      show(store.get().saved ?? []),
    )
  }

  return {
    choose,
    locate,
    findUser: () => void findUser(),
    read: () => change(),
    pin: (item, isPinned) =>
      change((places) => changeSavedPlace(places, savedPlaceKey(item), { isPinned })),
    remove: (item) => {
      store.dispatch({ type: 'removed', key: item.key, line: item.suggestion.line1 })
      change((places) => removeSavedPlace(places, savedPlaceKey(item)))
    },
    removeAll: () => {
      const lines = store.get().saved?.map(({ suggestion }) => suggestion.line1) ?? []
      focus()
      store.dispatch({ type: 'removed', line: lines.join(', ') })
      change(() => [])
    },
    undoRemoval: () => {
      const before = store.get().done?.before ?? []
      change(() => before.map(({ place }) => place))
      open()
    },
    endEditing: () => {
      focus()
      store.dispatch({ type: 'editing', isEditing: false })
    },
  }
}
