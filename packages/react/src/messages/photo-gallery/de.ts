import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

export const de: PhotoGalleryMessages = {
  photos: 'Fotos',
  photosOf: (place) => `Fotos: ${place}`,
  photo: (shown, total) => `Foto ${shown} von ${total}`,
  open: (shown, total) => `Foto ${shown} von ${total} öffnen`,
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  close: 'Fotos schließen',
  failed: 'Die Fotos können nicht angezeigt werden.',
}
