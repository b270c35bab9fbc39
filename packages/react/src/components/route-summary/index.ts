export type { RouteSummaryMessages } from '../../messages/route-summary/RouteSummaryMessages.ts'
export { RouteSummary, type RouteSummaryProps } from './RouteSummary.tsx'
