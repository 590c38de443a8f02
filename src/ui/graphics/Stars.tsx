import { useId } from 'react';
import { clampRating, starFill, STARS_MAX } from './starFill';
import type { StarFill } from './starFill';

export type StarSize = 'small' | 'medium' | 'large';

interface Shown {
  /** R3.106 */
  rating: number;
  size?: StarSize;
  /** The rating as text: "Ocena: 3,5 od 5". */
  label: string;
  isEditable?: false;
}

interface Editable {
  /** The chosen number of stars, 0 for none yet. */
  rating: number;
  size?: StarSize;
  /** What is rated. */
  label: string;
  isEditable: true;
  /** The name of a choice: "3 zvezdice: dobro". */
  labelOf: (count: number) => string;
  /** The id of the group's problem or hint. */
  describedBy?: string;
  isInvalid?: boolean;
  onRate: (count: number) => void;
}

const INDEXES = Array.from({ length: STARS_MAX }, (_, place) => place + 1);
const OUTLINE = 'm12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05L6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';
const LEFT_HALF = 'M12 2.6 9.1 8.5l-6.5.95 4.7 4.6L6.2 20.5l5.8-3.05z';

function Star({ fill }: { fill: StarFill }) {
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true" data-fill={fill}>
      <path className="star-outline" d={OUTLINE} />
      <path className="star-filled" d={fill === 'half' ? LEFT_HALF : OUTLINE} />
    </svg>
  );
}

/** Star rating (R2.72-R2.75, R3.106): one image with a label, or, when editable, a group of five radio buttons. */
export function Stars(props: Shown | Editable) {
  const { rating, size = 'medium', label } = props;
  const name = useId();
  const value = clampRating(rating);
  if (props.isEditable !== true) {
    return (
      <span className="stars" role="img" aria-label={label} data-size={size}>
        {INDEXES.map((index) => (
          <Star key={index} fill={starFill(index, value)} />
        ))}
      </span>
    );
  }
  const { labelOf, onRate, describedBy, isInvalid = false } = props;
  return (
    <span
      className="stars stars-editable"
      role="radiogroup"
      aria-label={label}
      aria-required="true"
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      data-size={size}
    >
      {INDEXES.map((index) => (
        <label key={index} className="star-choice">
          <input
            type="radio"
            className="v-hidden"
            name={name}
            value={index}
            checked={index === value}
            aria-label={labelOf(index)}
            onChange={() => onRate(index)}
          />
          <Star fill={starFill(index, value)} />
        </label>
      ))}
    </span>
  );
}
