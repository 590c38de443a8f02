import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

const SAID_AFTER_MS = 1000;

/** Remaining characters; announced after 1 s without typing. Never announced for a prefilled text. Stylesheet: field.css. */
export function CharacterCount({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSpoken(text), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className="field-count" aria-hidden="true">
        {text}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
