/** The problem of a map: no WebGL, for now or for good, no library, no worker, no style, no tiles, or no answer for too long. */
export type MapProblem =
  | 'no-webgl'
  | 'context-lost'
  | 'library'
  | 'worker'
  | 'style'
  | 'tiles'
  | 'slow'
