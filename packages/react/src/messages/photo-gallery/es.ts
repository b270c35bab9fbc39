import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

export const es: PhotoGalleryMessages = {
  photos: 'Fotos',
  photosOf: (place) => `Fotos de ${place}`,
  photo: (shown, total) => `Foto ${shown} de ${total}`,
  open: (shown, total) => `Abrir la foto ${shown} de ${total}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  close: 'Cerrar las fotos',
  failed: 'No se pueden mostrar las fotos.',
}
