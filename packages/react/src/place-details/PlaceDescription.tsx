'use client'

import { forwardRef, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { Button } from '../kit/Button.tsx'
import { useMessages } from '../provider/useMessages.ts'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'

/** A text that is truncated after some lines, and can be expanded. */
interface Clamp<Shown extends HTMLElement> {
  /** A ref to the element of the text, whose style truncates it while it is collapsed. */
  readonly ref: RefObject<Shown | null>
  readonly isOpen: boolean
  /** True when there is more than is shown, or was before it was expanded. */
  readonly hasMore: boolean
  readonly toggle: () => void
}

/**
 * Measures whether a text is clamped, whenever its box changes; another text is collapsed at first. `guess` is the answer until it can be
 * measured.
 */
function useClamp<Shown extends HTMLElement>(text: string, guess: boolean): Clamp<Shown> {
  const ref = useRef<Shown>(null)
  const [opened, setOpened] = useState<string>()
  const [hasMore, setMore] = useState(guess)
  const isOpen = opened === text
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be cut off in a box of the same size.
  useEffect(() => {
    const { current } = ref
    if (current === null || isOpen) return
    const observer = new ResizeObserver(() => {
      setMore(current.scrollHeight > current.clientHeight + 1)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [text, isOpen])
  return { ref, isOpen, hasMore, toggle: () => setOpened(isOpen ? undefined : text) }
}

export interface PlaceDescriptionProps extends PlaceDetailProps {}

/**
 * The description of a place: a few lines, and the rest after a press on "more".
 *
 * @example
 * ```tsx
 * <PlaceDescription place={place} />
 * ```
 */
export const PlaceDescription: ComponentWithRef<PlaceDescriptionProps, HTMLDivElement> = forwardRef(
  function PlaceDescription(props: PlaceDescriptionProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    const text = useCardPlace(props.place)?.content?.description ?? ''
    const id = useId()
    const {
      ref: clamped,
      isOpen,
      hasMore,
      toggle,
    } = useClamp<HTMLParagraphElement>(text, text.length > long)
    if (text === '') return null
    return (
      <div ref={ref} {...rootProps('place-description', props)}>
        <p ref={clamped} id={id} dir="auto" data-part="text" data-open={isOpen || undefined}>
          {text}
        </p>
        {hasMore && (
          <Button aria-expanded={isOpen} aria-controls={id} part="more" onClick={toggle}>
            {isOpen ? messages.less : messages.more}
          </Button>
        )}
      </div>
    )
  },
)

/** More letters than four lines of a card usually hold. */
const long = 240
