import { Heading, Subheading, useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExports } from 'storybook/internal/types'
import { nameOf } from './nameOf.ts'
import { Parts } from './Parts.tsx'
import { Requests } from './Requests.tsx'
import { Slots } from './Slots.tsx'
import { Tokens } from './Tokens.tsx'

export interface ReferenceProps {
  /** The stories of the component. */
  of: ModuleExports
}

/** The generated reference of a component below its props: slots, parts, tokens, and the requests of its stories. */
export function Reference({ of }: ReferenceProps) {
  const { preparedMeta } = useOf(of, ['meta'])
  const name = nameOf(preparedMeta.component)
  return (
    <>
      <Heading>{name} in detail</Heading>
      <Subheading>Slots and parts</Subheading>
      <Slots component={name} />
      <Parts component={name} />
      <Subheading>Tokens</Subheading>
      <Tokens component={name} />
      <Subheading>Requests of the stories</Subheading>
      <Requests of={of} />
    </>
  )
}
