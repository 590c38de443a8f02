import { toColour } from './colour';

interface SwatchProps {
  /** The parameter's `css`, as it came. */
  css: string | null | undefined;
  /** The colour's name. */
  value: string;
}

/**
 * The parameter COLOR (R3.038): a patch of the colour with its name, because nothing is said by colour alone; only the name where
 * there is no colour to show. Stylesheet: swatch.css.
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
