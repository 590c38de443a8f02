import { toColour } from './colour';

interface SwatchProps {
  /** The parameter's `css`, as it came. */
  css: string | null | undefined;
  /** The colour's name: what the swatch means for those who do not see it. */
  value: string;
}

/** The parameter COLOR (R3.038): a patch of the colour, or its name where there is no colour to show. Stylesheet: swatch.css. */
export function Swatch({ css, value }: SwatchProps) {
  const colour = toColour(css);
  if (colour === null) return <span>{value}</span>;
  return <span className="swatch" role="img" aria-label={value} title={value} style={{ backgroundColor: colour }} />;
}
