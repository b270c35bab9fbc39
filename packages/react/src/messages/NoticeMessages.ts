/** The sentences about failures that every component shares. */
export interface NoticeMessages {
  readonly offline: string
  /** The service refused the key. */
  readonly keyRefused: string
  readonly failed: string
  /** The service does not offer the operation. */
  readonly unavailable: string
  /** The button that tries again. */
  readonly retry: string
  /** The rate limit: the service accepts no more requests for now. */
  readonly tooMany: string
  /** The service cannot answer for now. */
  readonly busy: string
  /** There was no answer in time, and the request is being retried. */
  readonly slow: string
  /** The request is retried automatically: now, or at the time given, such as "in a few seconds". */
  readonly tryingAgain: (when?: string) => string
  /** When the user should try again, such as "in a few hours"; without it, now. */
  readonly tryAgain: (when?: string) => string
  readonly inSeconds: string
  readonly inMinutes: string
  readonly inHours: string
  readonly inDays: string
}

export const en: NoticeMessages = {
  offline: 'You’re offline. This loads when you’re back.',
  keyRefused: 'This isn’t available here.',
  failed: 'This did not load.',
  unavailable: 'The service doesn’t offer this.',
  retry: 'Try again',
  tooMany: 'Too many requests.',
  busy: 'The service is busy.',
  slow: 'This is taking longer than usual.',
  tryingAgain: (when) => (when ? `Trying again ${when}…` : 'Trying again…'),
  tryAgain: (when) => (when ? `Try again ${when}.` : 'You can try again now.'),
  inSeconds: 'in a few seconds',
  inMinutes: 'in a few minutes',
  inHours: 'in a few hours',
  inDays: 'in a few days',
}
