'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface RemoteImageProps {
  /** A URL that `safeUrl` has accepted. */
  readonly url: string
  readonly alt: string
  /** The width before the image has loaded, in pixels. */
  readonly width: number
  readonly height: number
  /** Its `data-part`, for stylesheets. */
  readonly part: string
  /** Loads the image only when it is near the viewport. */
  readonly isLazy?: boolean | undefined
  readonly onReady?: (() => void) | undefined
  readonly onBroken: () => void
}

/** An image from an external server, which may never load. The request has no referrer. */
export function RemoteImage(props: RemoteImageProps): ReactNode {
  const { url, alt, width, height, part, isLazy = false } = props
  const image = useRef<HTMLImageElement>(null)
  const ready = useStableCallback(() => props.onReady?.())
  const broken = useStableCallback(() => props.onBroken())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another image.
  useEffect(() => {
    // An image that loaded or failed before hydration fired no event.
    if (!image.current?.complete) return
    let isWanted = true
    image.current.decode().then(
      () => isWanted && ready(),
      () => isWanted && broken(),
    )
    return () => {
      isWanted = false
    }
  }, [url, ready, broken])

  return (
    <img
      ref={image}
      src={url}
      alt={alt}
      width={width}
      height={height}
      data-part={part}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      referrerPolicy="no-referrer"
      onLoad={ready}
      onError={broken}
    />
  )
}
