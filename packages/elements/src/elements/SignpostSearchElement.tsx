import type { Coordinate, GeoError, Suggestion } from '@signpost/client'
import {
  PlaceSearch,
  type PlaceSearchEvent,
  type PlaceSearchHandle,
  type PlaceSearchItem,
  type PlaceSearchProps,
  type PlaceSearchValue,
  placeSearchFields,
  type RecentPlaces,
  type Selection,
} from '@signpost/react/place-search'
import placeSearch from '@signpost/react/place-search.css?inline'
import type { ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import { FieldElement } from '../element/FieldElement.ts'
import { flag, type PropertyTable, reflectedText, text } from '../properties/AttributeKind.ts'
import { commonStyles } from '../styles/commonStyles.ts'
import { OwnRow, type RenderRow, RowContext } from './OwnRow.tsx'
import { passOnEvents } from './passOnEvents.ts'
import { searchProperties } from './searchProperties.ts'

/** The events of `<signpost-search>`. */
export interface SignpostSearchEvents {
  /** The user has changed the text. */
  'signpost-value-change': CustomEvent<{ readonly value: string }>
  /** The choice has changed: there is another, its place was looked up, or its text was edited so that there is none. */
  'signpost-choice-change': CustomEvent<{ readonly choice: PlaceSearchValue | null }>
  /** The user is about to choose a row; `preventDefault()` keeps the text and the list. */
  'signpost-before-select': CustomEvent<{ readonly item: PlaceSearchItem }>
  /** The user has chosen a suggestion; `selection.details()` requests the place behind it. */
  'signpost-select': CustomEvent<{
    readonly suggestion: Suggestion
    readonly selection: Selection
  }>
  /** The user has chosen a point: typed coordinates, or their own location. */
  'signpost-select-coordinate': CustomEvent<{ readonly coordinate: Coordinate }>
  /** A request failed, and the box shows the error. */
  'signpost-error': CustomEvent<{ readonly error: GeoError }>
}

/** The properties that are passed to the box unchanged. */
const boxProperties = {
  ...searchProperties,
  lookUp: flag,
  placeholder: reflectedText,
  layout: text,
  sources: null,
  filterItem: null,
  onEvent: null,
}

/**
 * A search box for places.
 * @slot footer - The content below the rows of the open list, such as a link or a button. Tab moves the focus there.
 */
export class SignpostSearchElement extends FieldElement<SignpostSearchEvents> {
  static override readonly properties: PropertyTable = {
    ...FieldElement.properties,
    label: text,
    hideLabel: flag,
    renderRow: null,
    ...boxProperties,
  }

  /** The label of the input. Default: the page's label for the element, or else the message of the language. */
  declare label: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  declare hideLabel: boolean | undefined
  /** The placeholder of the empty input. */
  declare placeholder: string | undefined
  /** The position of the user, as `latitude,longitude`; distances are measured from here. */
  declare userPosition: Coordinate | undefined
  /** The number of rows, 1 to 50. Default 10. */
  declare limit: number | undefined
  /** The number of characters from which suggestions are requested. Default 1. */
  declare minLength: number | undefined
  /** The kinds of suggestions to show, separated by spaces. Default all. */
  declare kinds: readonly Suggestion['kind'][] | undefined
  /** The frequency of requests while a user types: `auto`, `eager`, `thrifty`, or the milliseconds of a pause (`{ debounce }` as a property). */
  declare requests: PlaceSearchProps['requests']
  /** Stores the chosen places, and offers them while the input is empty; as a property also the storage. */
  declare recent: boolean | RecentPlaces | undefined
  /** Offers "Use my location" while the input is empty. */
  declare locate: boolean | undefined
  /** Requests the place behind each choice immediately, so that `choice` and the form have its `id` and coordinate. It costs a request for each choice. */
  declare lookUp: boolean | undefined
  /** The layout on narrow screens: `popup`, or `sheet`, which fills the screen while the box is used. */
  declare layout: 'popup' | 'sheet' | undefined
  /** Renders the content of a row: a node or a text, never HTML. */
  declare renderRow: RenderRow | undefined
  /** The sources of the list: objects with `get`, and built-in sources by name. Default: the built-in sources. */
  declare sources: PlaceSearchProps['sources']
  /** Returns false for suggestions to hide. */
  declare filterItem: PlaceSearchProps['filterItem']
  /** Called with requests, impressions, choices and abandoned texts. Set it once the user has consented. */
  declare onEvent: ((event: PlaceSearchEvent) => void) | undefined

  #box: PlaceSearchHandle | null = null
  #isScript = false
  #choice: PlaceSearchValue | null = null

  /** The choice behind the text: a suggestion, a point, or the address at a point. Null when the text was not chosen. */
  get choice(): PlaceSearchValue | null {
    return this.#choice
  }

  set choice(choice: PlaceSearchValue | null) {
    const next = choice ?? null
    if (next === this.#choice) return
    this.#choice = next
    this.keep(next?.text ?? '')
    this.update()
  }

  /** Empties the input and focuses it. Like all changes by a script, it dispatches no event. */
  clear(): void {
    this.keep('')
    this.#byScript(() => this.#box?.clear())
  }

  override formStateRestoreCallback(state: string): void {
    const choice = readChoice(state)
    if (choice) this.choice = choice
    else this.value = state
  }

  protected override get fields(): Readonly<Record<string, unknown>> {
    return placeSearchFields(this.#choice)
  }

  protected override get formState(): string {
    return this.#choice ? JSON.stringify(this.#choice) : this.value
  }

  protected override fill(value: string): void {
    this.#byScript(() => this.#box?.setQuery(value))
  }

  protected override load(): ElementContent {
    return { styles: [...commonStyles, placeSearch], render: () => this.#render() }
  }

  #render(): ReactNode {
    const { nameOnPage, renderRow } = this
    return (
      <RowContext.Provider value={renderRow}>
        <PlaceSearch
          {...Object.fromEntries(Object.keys(boxProperties).map((name) => [name, this.read(name)]))}
          actionsRef={this.#attach}
          label={this.label ?? nameOnPage}
          hideLabel={this.hideLabel ?? (this.label === undefined && nameOnPage !== undefined)}
          defaultQuery={this.value}
          value={this.#choice}
          required={this.required}
          disabled={this.isOff}
          readOnly={this.readOnly}
          autoFocus={this.autofocus}
          slots={renderRow && ownRow}
          footer={this.#footer}
          onQueryChange={this.#changed}
          onValueChange={this.#chose}
          canChoose={(item) => this.emit('signpost-before-select', { item })}
          onSelect={(suggestion, selection) => {
            this.emit('signpost-select', { suggestion, selection })
            this.emitChange()
          }}
          onSelectCoordinate={(coordinate) => {
            this.emit('signpost-select-coordinate', { coordinate })
            this.emitChange()
          }}
          onError={(error) => this.emit('signpost-error', { error })}
        />
      </RowContext.Provider>
    )
  }

  /** The page's nodes below the rows, if there are any. */
  readonly #footer = (): ReactNode =>
    this.querySelector(':scope > [slot="footer"]') && <slot name="footer" ref={passOnEvents} />

  readonly #attach = (box: PlaceSearchHandle | null): void => {
    this.#box = box
    if (box) this.attach()
  }

  readonly #changed = (value: string): void => {
    if (this.#isScript || value === this.value) return
    this.keep(value)
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    this.emit('signpost-value-change', { value })
  }

  readonly #chose = (choice: PlaceSearchValue | null): void => {
    this.#choice = choice
    this.keep(this.value)
    // Rendered immediately, so that a pending choice does not undo an edit that comes before React renders.
    if (this.isConnected) this.show()
    if (!this.#isScript) this.emit('signpost-choice-change', { choice })
  }

  #byScript(change: () => void): void {
    this.#isScript = true
    change()
    this.#isScript = false
  }
}

const ownRow = { row: OwnRow }

/** The choice that a browser stored; undefined for plain text. */
function readChoice(state: string): PlaceSearchValue | undefined {
  try {
    const choice = JSON.parse(state)
    return typeof choice?.text === 'string' ? choice : undefined
  } catch {
    return undefined
  }
}
