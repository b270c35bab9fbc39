import { type ReactNode, useEffect, useState } from 'react'
import { isLive, liveService } from './liveService.ts'

/** A notice that the live service does not answer. */
export function LiveNotice(): ReactNode {
  const [answers, setAnswers] = useState(true)
  useEffect(() => {
    let isCurrent = true
    isLive().then((live) => {
      if (isCurrent) setAnswers(live)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  if (answers) return null
  return (
    <p className="frame-notice" role="status">
      No service answers at {liveService}. Start it with <code>npx -y pnpm@12 start</code>, or
      choose the fixtures in the toolbar.
    </p>
  )
}
