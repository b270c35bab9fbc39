/** A rate limit of `rate` requests per second, with a burst of `burst`. */
export class TokenBucket {
  readonly #rate: number
  readonly #burst: number
  readonly #now: () => number
  #tokens: number
  #filledAt: number

  constructor(rate: number, burst: number, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#burst = burst
    this.#now = now
    this.#tokens = burst
    this.#filledAt = now()
  }

  /** Takes one token. Returns zero when the request may pass, or the seconds until there is a token, rounded up. */
  take(): number {
    const now = this.#now()
    const gained = ((now - this.#filledAt) / 1000) * this.#rate
    this.#tokens = Math.min(this.#burst, this.#tokens + gained)
    this.#filledAt = now
    if (this.#tokens >= 1) {
      this.#tokens -= 1
      return 0
    }
    return Math.ceil((1 - this.#tokens) / this.#rate)
  }
}
