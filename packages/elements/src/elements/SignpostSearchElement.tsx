import type { Coordinate, GeoError, Suggestion } from '@signpost/client'
import {
  PlaceSearch,
  type PlaceSearchHandle,
  type PlaceSearchItem,
  type PlaceSearchProps,
  type PlaceSearchValue,
  placeSearchFields,
  type Selection,
} from '@signpost/react/place-search'
import placeSearch from '@signpost/react/place-search.css?inline'
import type { ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { TagProperties } from '../element/defineTag.ts'
import { FieldElement } from '../element/FieldElement.ts'
import type { SettingProperties } from '../element/SettingsElement.ts'
import type { PropertyTable } from '../properties/AttributeKind.ts'
import { commonStyles } from '../styles/commonStyles.ts'
import { OwnRow, type RenderRow, RowContext } from './OwnRow.tsx'
import { passOnEvents } from './passOnEvents.ts'

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

export const table = {
  label: 'text',
  hideLabel: 'flag',
  userPosition: 'point',
  limit: 'number',
  minLength: 'number',
  kinds: 'list',
  requests: 'frequency',
  recent: 'flag',
  locate: 'flag',
  lookUp: 'flag',
  placeholder: 'reflected text',
  layout: 'text',
  sources: null,
  filterItem: null,
  onEvent: null,
} as const

export interface SignpostSearchElement
  extends SettingProperties,
    TagProperties<PlaceSearchProps, Exclude<keyof typeof table, 'label'>> {
  /** The label of the input. Default: the page's label for the element, or else the message of the language. */
  label?: string | undefined
  /** Renders the content of a row: a node or a text, never HTML. */
  renderRow?: RenderRow | undefined
}

/**
 * A search box for places.
 * @slot footer - The content below the rows of the open list, such as a link or a button. Tab moves the focus there.
 */
export class SignpostSearchElement extends FieldElement<SignpostSearchEvents> {
  static readonly tag = 'signpost-search'

  static override readonly properties: PropertyTable = {
    ...FieldElement.properties,
    ...table,
    renderRow: null,
  }

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
          {...this.readAll(Object.keys(table))}
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
