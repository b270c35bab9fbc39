import { PhotoGallery, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'
import brown from '../../browser/pictures/brown.svg?no-inline'
import green from '../../browser/pictures/green.svg?no-inline'

const photos = [green, brown].map((picture) => new URL(picture, location.href).href)

/** Two photos of a place, which open a dialog, after a link. */
export function DialogPage(): ReactNode {
  return (
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <a href="#before">Navigate forwards from here</a>
      <PhotoGallery photos={photos} title="Taberna" />
    </SignpostProvider>
  )
}
