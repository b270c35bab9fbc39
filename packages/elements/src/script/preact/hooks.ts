/** The hooks that downshift takes. It copies the module of React to look for `useId`, which would keep all that `preact/compat` has. */
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
