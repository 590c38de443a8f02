/**
 * Ends the build. A step without anything to work on must fail, or its effect would be lost unnoticed.
 * `step` names the step, `problem` what it did not find, `advice` what to do.
 * @returns {never}
 */
export function failStep(step, problem, advice) {
  throw new Error(`Build step "${step}": ${problem}. ${advice}`);
}
