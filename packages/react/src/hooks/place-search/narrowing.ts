export { narrowItems } from '../../domain/narrowItems.ts'
export { answersAtHand } from '../../queries/answersAtHand.ts'
