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
import { proseIn, referenceIn } from '../reference/documentParts.ts'
import { nameOf } from './nameOf.ts'
import { Prose } from './Prose.tsx'
import { Requests } from './Requests.tsx'

/** The generated page of a component: its description, usage, props and stories, and its reference. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = nameOf(preparedMeta.component)
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Prose component={name} of={proseIn} />
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
      <p>What the stories of this page have asked, without the key:</p>
      <Requests />
      <Prose component={name} of={referenceIn} />
    </>
  )
}
