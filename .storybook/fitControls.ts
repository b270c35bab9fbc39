import { fuelGrades, vehicles } from '@signpost/client/domain'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** The values of types that Storybook knows only by name. */
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

/** The maximum JSON length of an object that can be edited by hand. */
const longest = 300

/** Gives each prop a fitting control: a choice, a field, or none for a value that nobody would write by hand. */
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

/** The values of a type such as `'popup' | 'sheet'`. */
function literalsOf(type: string): readonly string[] | undefined {
  return /^'[^']*'(\s*\|\s*'[^']*')+$/.test(type)
    ? [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
    : undefined
}
