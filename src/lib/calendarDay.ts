/** Noon of a calendar day, safe across daylight saving changes. */
export const noonOf = (year: number, month: number, day: number): Date => new Date(year, month, day, 12);

/** Calendar days from one moment to another, in the browser's time zone. */
export const wholeDays = (from: Date, to: Date): number =>
  Math.round(
    (noonOf(to.getFullYear(), to.getMonth(), to.getDate()).getTime() -
      noonOf(from.getFullYear(), from.getMonth(), from.getDate()).getTime()) /
      86_400_000,
  );
