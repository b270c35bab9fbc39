import { references } from 'virtual:api-reference'
import { Markdown } from '@storybook/addon-docs/blocks'

export interface ApiProps {
  /** The folder of a package. */
  of: string
}

/** Every export of a package, from its sources. */
export function Api({ of }: ApiProps) {
  return <Markdown>{references[of] ?? ''}</Markdown>
}
