import type { ReactNode } from 'react'
import './frame.css'

export interface FrameProps {
  language: string
  direction: 'ltr' | 'rtl'
  colorScheme: string
  isPadded: boolean
  children: ReactNode
}

/** The page around a story: in the language, direction and colours that the toolbar says. */
export function Frame({ language, direction, colorScheme, isPadded, children }: FrameProps) {
  return (
    <div
      className="frame"
      lang={language}
      dir={direction}
      data-color-scheme={colorScheme}
      data-padded={isPadded}
    >
      {children}
    </div>
  )
}

/** The direction that the toolbar says, or that a language is written in. */
export function directionOf(language: string, chosen: string): FrameProps['direction'] {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen
  return language === 'ar' ? 'rtl' : 'ltr'
}
