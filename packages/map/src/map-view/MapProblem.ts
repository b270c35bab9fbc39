/** The problem of a map: no WebGL, temporarily or at all, no library, no worker, no style, no tiles, or a timeout. */
export type MapProblem =
  | 'no-webgl'
  | 'context-lost'
  | 'library'
  | 'worker'
  | 'style'
  | 'tiles'
  | 'slow'
