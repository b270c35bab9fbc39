import type { CSSProperties } from 'react'
import { gallery } from '../reference/gallery.ts'

const pictures = import.meta.glob<string>('../../test/pictures/references/*--{light,dark}.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const urlOf = (picture: string, scheme: 'light' | 'dark'): string | undefined =>
  pictures[`../../test/pictures/references/${picture}--${scheme}.png`]

/** A thumbnail of every component, which links to its page. */
export function Gallery() {
  return (
    <ul className="doc-gallery">
      {gallery.map(({ name, page, text, picture, from }) => (
        <li key={name} className="doc-shown">
          <div className="doc-thumbnail" style={{ '--from': from } as CSSProperties}>
            <picture>
              <source srcSet={urlOf(picture, 'dark')} media="(prefers-color-scheme: dark)" />
              <img className="doc-picture" src={urlOf(picture, 'light')} alt="" loading="lazy" />
            </picture>
          </div>
          <a href={`./?path=/docs/${page}`} target="_top">
            {name}
          </a>
          {text}
        </li>
      ))}
    </ul>
  )
}
