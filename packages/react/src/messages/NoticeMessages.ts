export const en = {
  offline: 'You’re offline. This loads when you’re back.',
  /** The service refused the key. */
  keyRefused: 'This isn’t available here.',
  failed: 'This didn’t load.',
  /** The service does not offer the operation. */
  unavailable: 'The service doesn’t offer this.',
  /** The button that tries again. */
  retry: 'Try again',
  /** The button that takes the last action back. */
  undo: 'Undo',
  /** The rate limit: the service accepts no more requests for now. */
  tooMany: 'Too many requests.',
  /** The service cannot answer for now. */
  busy: 'The service is busy.',
  /** There was no answer in time, and the request is being retried. */
  slow: 'This is taking longer than usual.',
  /** The request is retried automatically: now, or at the time given, such as "in a few seconds". */
  tryingAgain: (when?: string): string => (when ? `Trying again ${when}…` : 'Trying again…'),
  /** When the user should try again, such as "in a few hours"; without it, now. */
  tryAgain: (when?: string): string => (when ? `Try again ${when}.` : 'You can try again now.'),
  inSeconds: 'in a few seconds',
  inMinutes: 'in a few minutes',
  inHours: 'in a few hours',
  inDays: 'in a few days',
}

/** The sentences about failures that every component shares. */
export interface NoticeMessages extends Readonly<typeof en> {}
