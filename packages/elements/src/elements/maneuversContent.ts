import { ManeuverList } from '@signpost/react/maneuver-list'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type {
  SignpostManeuversElement,
  SignpostManeuversEvents,
} from './SignpostManeuversElement.ts'

const styles: readonly string[] = [...kitStyles, maneuverList]

/** The content of `<signpost-maneuvers>`. */
export function maneuversContent(
  host: SignpostManeuversElement,
  emit: EmitEvent<SignpostManeuversEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { route } = host
    if (route === undefined) return null
    return createElement(ManeuverList, {
      route,
      activeStep: host.activeStep,
      ends: host.ends,
      copy: host.copy,
      onActiveStepChange: (step) => emit('signpost-active-step-change', { step }),
    })
  }
  return { styles, render }
}
