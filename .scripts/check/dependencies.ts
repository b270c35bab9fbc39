import { findViolations } from '../dependencies/findViolations.ts'
import { root } from '../root.ts'

/** Packages and folders import each other as `dependencies.ts` says. */
export async function checkDependencies(): Promise<boolean> {
  const violations = await findViolations(root)
  for (const { from, to, comment } of violations)
    console.error(`${from} imports ${to}.\n  ${comment}`)
  return violations.length === 0
}
