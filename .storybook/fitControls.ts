import { fuelGrades, vehicles } from '@signpost/client/domain'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/** The values of types that Storybook only knows by name. */
const values: Readonly<Record<string, readonly (string | number)[]>> = {
  Vehicle: vehicles,
  FuelGrade: fuelGrades,
  FuelUnit: ['liter', 'gallon'],
  HeadingLevel: [2, 3, 4, 5, 6],
  PlaceOrder: ['relevance', 'distance'],
  PlaceCardSize: ['compact', 'card', 'full'],
}

const plain = /^(string|number|boolean)$/

/** How long an object may be, as JSON, to be changed by hand. */
const longest = 300

/** Gives each prop the control that fits it: a choice, a field, or none where nobody would write the value by hand. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, fitted(argType, initialArgs[name])]),
  )

function fitted(argType: InputType, value: unknown): InputType {
  const type = argType.table?.type?.summary ?? ''
  if (argType.control !== undefined || plain.test(type) || /^['"\d]/.test(type)) return argType
  const options = values[type.replace(/ \| null$/, '')]
  if (options) return { ...argType, control: 'select', options }
  const isShort =
    typeof value !== 'function' && (JSON.stringify(value)?.length ?? longest) < longest
  return isShort ? argType : { ...argType, control: false }
}
