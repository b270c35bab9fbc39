import type { PlaceContent } from '@signpost/client'
import { safeUrl } from '@signpost/client/domain'

/** A photo of a gallery. */
export interface GalleryPhoto {
  /** The key, which is the same for every version of the photo. */
  readonly key: string
  readonly url: string
  /** A thumbnail, visible until the photo has loaded. */
  readonly preview?: string | undefined
}

/**
 * The photos that can be shown, each once. The thumbnail is a small version of the first: it replaces the photo until that has loaded, or
 * for good if there is none. `broken` are URLs that failed to load.
 */
export function galleryPhotos(
  { photos, thumbnail }: Partial<Pick<PlaceContent, 'photos' | 'thumbnail'>>,
  broken: ReadonlySet<string> = new Set(),
): readonly GalleryPhoto[] {
  const small = readable(thumbnail, broken)
  const urls = new Set((photos ?? []).flatMap((url) => safeUrl(url) ?? []))
  const [first, ...others] = urls
  const shown: GalleryPhoto[] = []
  if (first !== undefined && !broken.has(first))
    shown.push({ key: first, url: first, preview: small === first ? undefined : small })
  else if (small !== undefined) shown.push({ key: first ?? small, url: small })
  for (const url of others) if (!broken.has(url) && url !== small) shown.push({ key: url, url })
  return shown
}

function readable(url: string | undefined, broken: ReadonlySet<string>): string | undefined {
  const safe = url === undefined ? undefined : safeUrl(url)
  return safe === undefined || broken.has(safe) ? undefined : safe
}
