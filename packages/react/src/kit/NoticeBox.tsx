'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Notice } from '../internals/notice/useNotice.ts'
import { en } from '../messages/NoticeMessages.ts'
import { useMessages } from '../provider/useMessages.ts'
import { Button } from './Button.tsx'

/** The fields of a `Notice`, or texts of the app. */
export interface NoticeBoxProps extends Partial<Omit<Notice, 'text'>> {
  /** The reason. */
  readonly text: string
  /** Called when the user presses the button. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * The reason why there is nothing to show, and a button where another attempt can help. It has its styles in an element with
 * `data-signpost`.
 *
 * @example
 * ```tsx
 * <div role="alert" data-signpost="own-results" data-status="error">
 *   <NoticeBox icon="warning" text="The places could not be loaded." canRetry onRetry={() => show(place)} />
 * </div>
 * ```
 */
export function NoticeBox({
  icon,
  text,
  advice,
  canRetry,
  retry,
  onRetry,
}: NoticeBoxProps): ReactNode {
  const messages = useMessages('notice', en)
  return (
    <div data-part="notice">
      {icon && <Icon part="notice-icon" name={icon} />}
      <p>{text}</p>
      {advice && <p data-part="advice">{advice}</p>}
      {canRetry && <Button onClick={onRetry}>{retry ?? messages.retry}</Button>}
    </div>
  )
}
