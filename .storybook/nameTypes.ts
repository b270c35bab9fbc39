import { propsByComponent } from 'virtual:component-props'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { nameOf } from './blocks/nameOf.ts'
import { defaultOf } from './reference/defaultOf.ts'

/** The props of a component as TypeScript knows them: Storybook reads none from `Omit` and `Pick`, and calls each type with undefined a "union". */
export const nameTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = propsByComponent[nameOf(component)] ?? []
  const named = props.map(({ name, type, isRequired, description }) => {
    const described = defaultOf(description, type, isRequired)
    const known = argTypes[name]
    const table = {
      ...known?.table,
      type: { summary: type },
      defaultValue: { summary: described.default },
    }
    return [name, { ...known, name, description: described.description, table }] as const
  })
  return { ...argTypes, ...Object.fromEntries(named) }
}
