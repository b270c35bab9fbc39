export {
  RouteSummary,
  type RouteSummaryClassNames,
  type RouteSummaryProps,
} from './RouteSummary.tsx'
export type { RouteSummaryMessages } from './RouteSummaryMessages.ts'
