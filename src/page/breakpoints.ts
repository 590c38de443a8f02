/**
 * R9.05-R9.08 (A024): the only breakpoints of stylesheets. Scripts use `viewport.device()`, whose desktop begins at 1024. Custom
 * properties do not work in media queries, so stylesheets repeat the numbers; `test/unit/page/breakpoints.test.ts` compares them
 * with this list.
 */
export const BREAKPOINTS_PX = [640, 800, 1025, 1200] as const;
