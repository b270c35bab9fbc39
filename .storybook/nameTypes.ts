import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows the type of a prop as it is written: Storybook calls everything that may be undefined a "union". */
export const nameTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = typeof argType.type === 'object' ? argType.type.raw : undefined
      if (written === undefined) return [name, argType]
      const summary = written.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*)\)$/s, '$1')
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
