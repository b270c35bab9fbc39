import { findViolations } from '../dependencies/findViolations.ts'
import { root } from '../root.ts'

/** Checks that packages and folders import each other only as `dependencies.ts` allows. */
export async function checkDependencies(): Promise<boolean> {
  const violations = await findViolations(root)
  for (const { from, to, comment } of violations)
    console.error(`${from} imports ${to}.\n  ${comment}`)
  return violations.length === 0
}
