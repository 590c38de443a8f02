import { useEffect, useId, useRef, useState } from 'react';
import notices from '../../src/connected/notices/notices.css';
import noticesTexts from '../../src/connected/notices/texts/lazy';
import { selectIsLogged } from '../../src/features/account';
import { newsletterActions, newsletterFeature, selectNewsletter } from '../../src/features/newsletter';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import field from '../../src/ui/forms/field.css';
import { CustomerState } from './CustomerState';
import { GuestForm } from './GuestForm';
import styles from './newsletter.css';
import { SERVER_FIELD } from './serverField';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof newsletterFeature]> {}
}

/** What the shopper has typed into the server's own form while our code loaded. */
const readTypedEmail = (element: HTMLElement): string => element.querySelector<HTMLInputElement>(SERVER_FIELD)?.value ?? '';

/** A guest's subscription waits for the mail; who asks twice gets the same words, because anybody may type an address. */
function Sent({ email }: { email: string }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []); // the pressed button is gone
  return (
    <div ref={box} className="form" tabIndex={-1}>
      <p className="notice-state" role="status" data-state="saved">
        {t('txt_mailing_sent', { email })}
      </p>
      <button type="button" className="link" part="other" onClick={() => dispatch(newsletterActions.addressChanged())}>
        {t('txt_mailing_again')}
      </button>
    </div>
  );
}

/** News by e-mail (A015): guests give an address, customers join and leave by one button. */
function Newsletter({ host: { element } }: { host: WidgetHost }) {
  const { t } = useShop();
  const id = useId();
  const isLogged = useAppSelector(selectIsLogged);
  const { status, email } = useAppSelector(selectNewsletter);
  const [typed] = useState(() => readTypedEmail(element));
  const [minHeight] = useState(() => sizeOf(element).height);
  const [wasSent, setWasSent] = useState(false);
  if (!wasSent && status === 'subscribed') setWasSent(true);
  return (
    <section className="v-root box" part="root" style={{ minHeight }} aria-labelledby={`${id}-title`}>
      <div className="words">
        <h2 className="notice-title" id={`${id}-title`}>
          {t('txt_mailing_title')}
        </h2>
        <p className="notice-text" id={`${id}-text`}>
          {t('txt_mailing_text')}
        </p>
      </div>
      {isLogged ? (
        <CustomerState />
      ) : status === 'subscribed' ? (
        <Sent email={email} />
      ) : (
        <GuestForm start={wasSent ? '' : typed} isFocused={wasSent} describedBy={`${id}-text`} />
      )}
    </section>
  );
}

export const view = { component: Newsletter, styles: [field, notices, styles], features: [newsletterFeature], texts: [noticesTexts] };
