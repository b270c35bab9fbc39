import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Notes } from './Notes.tsx'
import { nameOf } from './nameOf.ts'
import { Parts } from './Parts.tsx'
import { Prose } from './Prose.tsx'
import { Requests } from './Requests.tsx'
import { Slots } from './Slots.tsx'
import { Tokens } from './Tokens.tsx'

/** The generated page of a component: description, usage, props, and every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = nameOf(preparedMeta.component)
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Prose component={name} />
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
      <Notes component={name} />
      <p>What the stories of this page have asked, without the key:</p>
      <Requests />
      <Heading>Slots, parts and tokens</Heading>
      <Slots component={name} />
      <Parts component={name} />
      <Tokens component={name} />
    </>
  )
}
