/**
 * Ends the build. A step that finds nothing to work on must not pass, or its effect would be lost unnoticed.
 * `step` names the step, `problem` what it looked for and did not find, `advice` what to do.
 * @returns {never}
 */
export function failStep(step, problem, advice) {
  throw new Error(`Build step "${step}": ${problem}. ${advice}`);
}
