import type { Route } from '@signpost/client'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, number, type PropertyTable } from '../properties/AttributeKind.ts'

/** The events of `<signpost-maneuvers>`. */
export interface SignpostManeuversEvents {
  /** The user has chosen a step. */
  'signpost-active-step-change': CustomEvent<{ readonly step: number }>
}

/** A route as text, step by step. It needs no map. */
export class SignpostManeuversElement extends SignpostElement<SignpostManeuversEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    route: null,
    activeStep: number,
    ends: flag,
    copy: flag,
  }

  /** The route; null when no route exists. */
  declare route: Route | null | undefined
  /** The index of the current step; null for none. Without it the list keeps its own state. */
  declare activeStep: number | null | undefined
  /** Shows the addresses at both ends; `ends="false"` hides them. */
  declare ends: boolean | undefined
  /** Shows a button that copies the directions as text; `copy="false"` hides it. */
  declare copy: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./maneuversContent.ts').then((late) => late.maneuversContent(this, this.emit))
  }
}
