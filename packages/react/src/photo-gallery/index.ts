export { type GalleryPhoto, galleryPhotos } from '../domain/galleryPhotos.ts'
export {
  PhotoGallery,
  type PhotoGalleryClassNames,
  type PhotoGalleryProps,
} from './PhotoGallery.tsx'
export type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'
export { type PhotoGalleryState, usePhotoGallery } from './usePhotoGallery.ts'
