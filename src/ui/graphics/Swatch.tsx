import { toColour } from '../../lib/colour';

interface SwatchProps {
  /** The parameter's `css`, unvalidated. */
  css: string | null | undefined;
  /** The colour's name. */
  value: string;
}

/**
 * The parameter COLOR (R3.038): a patch of the colour with its name, because colour alone is not accessible; only the name for an
 * unknown colour. Stylesheet: swatch.css.
 */
export function Swatch({ css, value }: SwatchProps) {
  const colour = toColour(css);
  if (colour === null) return <span>{value}</span>;
  return (
    <>
      <span className="swatch" role="img" aria-label={value} style={{ backgroundColor: colour }} /> <span aria-hidden="true">{value}</span>
    </>
  );
}
