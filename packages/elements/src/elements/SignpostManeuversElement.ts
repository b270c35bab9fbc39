import type { Route } from '@signpost/client'
import type { ElementContent } from '../element/ElementContent.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, number } from '../properties/AttributeKind.ts'
import type { PropertyTable } from '../properties/PropertyTable.ts'

/** What a list of maneuvers tells the page. */
export interface SignpostManeuversEvents {
  /** The user has chosen a step. */
  'signpost-active-step-change': CustomEvent<{ readonly step: number }>
}

/** A route in words, step by step. It needs no map. */
export class SignpostManeuversElement extends SignpostElement<SignpostManeuversEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    route: null,
    activeStep: number,
    ends: flag,
    copy: flag,
  }

  /** The route; null when there is none. */
  declare route: Route | null | undefined
  /** The index of the step that is shown as the current one; null for none. Without it the list keeps its own. */
  declare activeStep: number | null | undefined
  /** Whether the addresses at both ends are shown: `ends="false"` leaves them out. */
  declare ends: boolean | undefined
  /** Whether a button copies the directions as text: `copy="false"` leaves it out. */
  declare copy: boolean | undefined

  protected override async load(): Promise<ElementContent> {
    const { maneuversContent } = await import('./maneuversContent.ts')
    return maneuversContent(this, this.tell)
  }
}
