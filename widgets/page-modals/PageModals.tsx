import { dialogStyles } from '../../src/connected/modals/dialog';
import { modalContentFeature, modalTexts, selectContents } from '../../src/features/modalContent';
import { modalsFeature } from '../../src/features/modals';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppSelector } from '../../src/store/hooks';
import { PageModal } from './PageModal';
import styles from './page-modals.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof modalContentFeature]> {}
}

/** The modals of the page by name (R2.60), one dialog for each that was opened: it keeps its content when it is closed (A132). */
function PageModals({ host }: { host: WidgetHost }) {
  const contents = useAppSelector(selectContents);
  return (
    <div className="v-root" part="root">
      {contents.map((content) => (
        <PageModal key={content.request.name} content={content} host={host.element} />
      ))}
    </div>
  );
}

export const view = {
  component: PageModals,
  needsNoFallback: true,
  styles: [...dialogStyles, styles],
  features: [modalsFeature, modalContentFeature],
  texts: [modalTexts],
};
export { closeModal, openModal, pressModal } from '../../src/features/modalContent';
