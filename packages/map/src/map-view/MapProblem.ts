/**
 * What a map lacks: WebGL, for now or for good, its own library, the worker that cuts its tiles, its style, its tiles, or any answer
 * for too long.
 */
export type MapProblem =
  | 'no-webgl'
  | 'context-lost'
  | 'library'
  | 'worker'
  | 'style'
  | 'tiles'
  | 'slow'
