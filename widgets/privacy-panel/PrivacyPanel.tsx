import { useId, useRef, useState } from 'react';
import notices from '../../src/connected/notices/notices.css';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import noticesTexts from '../../src/connected/notices/texts/lazy';
import { selectIsLogged } from '../../src/features/account';
import { privacyActions, privacyFeature, selectPrivacy } from '../../src/features/privacy';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { Choices } from './Choices';
import styles from './privacy-panel.css';
import { readServerPanel } from './readServerPanel';
import { SaveState } from './SaveState';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof privacyFeature]> {}
}

interface PrivacyPanelProps {
  host: WidgetHost;
  /** `all`: with the consents of a signed-in customer. */
  choices: 'decision' | 'all';
}

const ANSWERS = [
  { isAccepted: false, part: 'reject', button: ':is(button, input[type="submit"])[value="0"]' },
  { isAccepted: true, part: 'accept', button: ':is(button, input[type="submit"])[value="1"]' },
] as const;

/** R6.17, R6.18, A063: both answers look the same and take the same press; the present one is marked, for the shopper to change. */
function PrivacyPanel({ host: { element }, choices }: PrivacyPanelProps) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const { decision, decisionStatus: status, handedOver } = useAppSelector(selectPrivacy);
  const box = useRef<HTMLDivElement>(null);
  const serverForm = useServerForm({ inside: box, handedOver, field: 'form :is(button, input[type="submit"])' });
  const isLogged = useAppSelector(selectIsLogged);
  const [server] = useState(() => readServerPanel(element, links.href));
  const [minHeight] = useState(() => sizeOf(element).height);
  const answer = decision === null ? null : decision ? 'accepted' : 'rejected';
  const known = answer && t(`txt_privacy_${answer}${status === 'saved' ? '_saved' : ''}`);
  return (
    <div ref={box} className="v-root" part="root" style={{ minHeight }}>
      <section className="panel" part="panel" aria-labelledby={id}>
        <div className="words">
          <h2 className="notice-title" id={id}>
            {t('txt_privacy_title')}
          </h2>
          <p className="notice-text">
            {t('txt_privacy_text')} {server.link !== null && <a href={server.link.href}>{server.link.name}</a>}
          </p>
          <SaveState status={status} text={status === 'failed' ? t('txt_privacy_failed') : known} />
        </div>
        <div className="answers">
          {ANSWERS.map(({ isAccepted, part, button }) => (
            <button
              key={part}
              type="button"
              className="notice-button answer"
              part={part}
              aria-pressed={decision === isAccepted}
              onClick={() => {
                const canHandOver = serverForm.press({ values: [], submitter: button });
                dispatch(privacyActions.decisionMade({ isAccepted, canHandOver }));
              }}
            >
              {t(`txt_privacy_${part}`)}
            </button>
          ))}
        </div>
      </section>
      {choices === 'all' && isLogged && server.choices.length > 0 && <Choices {...server} />}
    </div>
  );
}

export const view = { component: PrivacyPanel, styles: [notices, styles], features: [privacyFeature], texts: [noticesTexts] };
