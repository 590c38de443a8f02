/** An error of one line; `line` is 0 for the whole file. */
export interface LineFault {
  line: number;
  /** "line 12" in CSV, "entry 12 (line 40)" in JSON. */
  where: string;
  message: string;
}

const SHOWN = 20;

/** Why a catalogue was not imported: the first errors with their lines, safe to print. */
export class CatalogImportError extends Error {
  readonly faults: readonly LineFault[];

  constructor(file: string, faults: readonly LineFault[]) {
    const lines = faults.slice(0, SHOWN).map(({ where, message }) => `  ${where === '' ? '' : `${where}: `}${message}`);
    const rest = faults.length > SHOWN ? [`  … and ${faults.length - SHOWN} more`] : [];
    const hint = faults.every(({ line }) => line > 0)
      ? ['Nothing was imported. Correct the file, or leave these out with --skip-bad-lines.']
      : ['Nothing was imported.'];
    super(
      [`The catalogue ${file} has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`, ...lines, ...rest, ...hint].join('\n'),
    );
    this.name = 'CatalogImportError';
    this.faults = faults;
  }
}
