/**
 * R9.05-R9.08 (A024): the only widths that stylesheets may switch at. Behaviour follows `viewport.device()`, whose
 * desktop begins at 1024. Custom properties do not work in media queries, so stylesheets repeat the numbers and
 * `test/unit/page/breakpoints.test.ts` holds them to this list.
 */
export const BREAKPOINTS_PX = [640, 800, 1025, 1200] as const;
