import type { ReactNode } from 'react'
import './frame.css'

export interface FrameProps {
  language: string
  direction: 'ltr' | 'rtl'
  colorScheme: string
  theme: string
  density: string
  width: string
  isPadded: boolean
  children: ReactNode
}

/** The page around a story, with the language, direction, colors and width of the toolbar. */
export function Frame(props: FrameProps) {
  return (
    <div
      className="frame"
      lang={props.language}
      dir={props.direction}
      data-color-scheme={props.colorScheme}
      data-theme={props.theme}
      data-density={props.density}
      data-width={props.width}
      data-padded={props.isPadded}
    >
      <div className="frame-stage">{props.children}</div>
    </div>
  )
}

/** The direction that the toolbar sets, or else the direction of the language. */
export function directionOf(language: string, chosen: string): FrameProps['direction'] {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
}
