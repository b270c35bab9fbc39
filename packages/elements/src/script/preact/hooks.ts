/** The hooks that downshift uses. It copies the React module to look for `useId`, which would keep all of `preact/compat` in the bundle. */
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat'
