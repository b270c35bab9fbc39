import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { SearchResultsSlots } from './SearchResultsProps.ts'

test('the link of a router is a slot: that of Next.js, which requires href, and one with the props of an anchor', () => {
  const ofNext = (_: {
    readonly href: string | URL
    readonly title?: string | undefined
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  }): ReactNode => null
  const anchor = (_: ComponentProps<'a'>): ReactNode => null
  expectTypeOf({ link: ofNext }).toExtend<SearchResultsSlots>()
  expectTypeOf({ link: anchor }).toExtend<SearchResultsSlots>()
})
