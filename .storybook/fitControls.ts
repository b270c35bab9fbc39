import { fuelGrades, vehicles } from '@signpost/client/domain'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** The values of types that Storybook only knows by name. */
const values: Readonly<Record<string, readonly (string | number)[]>> = {
  Vehicle: vehicles,
  FuelGrade: fuelGrades,
  FuelUnit: ['liter', 'gallon'],
  HeadingLevel: [2, 3, 4, 5, 6],
  PlaceOrder: ['relevance', 'distance'],
  PlaceCardSize: ['compact', 'card', 'full'],
}

const fields = new Map<string, 'boolean' | 'number' | 'text'>([
  ['boolean', 'boolean'],
  ['number', 'number'],
  ['string', 'text'],
])

/** The longest JSON of an object that can still be edited by hand. */
const longest = 300

/** Gives each prop the control that fits it: a choice, a field, or none where nobody would write the value by hand. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, fitted(argType, initialArgs[name])]),
  )

function fitted(argType: StrictInputType, value: unknown): StrictInputType {
  const type = (argType.table?.type?.summary ?? '').replace(/ \| null$/, '')
  if (argType.control !== undefined) return argType
  const options = values[type] ?? literalsOf(type)
  if (options) return { ...argType, control: { type: 'select' }, options }
  const field = fields.get(type)
  if (field !== undefined) return { ...argType, control: { type: field } }
  const isShort =
    typeof value !== 'function' && (JSON.stringify(value)?.length ?? longest) < longest
  return isShort ? argType : { ...argType, control: { disable: true } }
}

/** The values of a type like `'popup' | 'sheet'`. */
function literalsOf(type: string): readonly string[] | undefined {
  return /^'[^']*'(\s*\|\s*'[^']*')+$/.test(type)
    ? [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
    : undefined
}
