/** What an operation is asked with: the parameters of its address, and the headers. */
export interface Query {
  readonly parameters: URLSearchParams
  readonly headers: Headers
}
