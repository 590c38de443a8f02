import { useEffect } from 'react';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { ServerHtml } from '../../src/connected/serverHtml/ServerHtml';
import { contentActions, contentFeature, selectContent } from '../../src/features/content';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof contentFeature]> {}
}

/** R7.170: a content of the editors in the place of the server's own, which stays until then, and for good where it fails. */
function ShopContent({ host: { element }, title }: { host: WidgetHost; title: string }) {
  const dispatch = useAppDispatch();
  const body = useAppSelector((state) => selectContent(state, title));
  useEffect(() => void dispatch(contentActions.contentRequested({ title })), [dispatch, title]);
  const reason = body === null ? `there is no content ${JSON.stringify(title)}; the server's own HTML is shown` : null;
  useEffect(() => {
    if (reason !== null) element.setAttribute('data-vitrina-reason', reason);
  }, [element, reason]);
  return (
    <ServerSlot host={element}>
      {typeof body === 'string' ? (
        <ServerHtml
          host={element}
          html={body}
          waits
          onFailed={(error) => dispatch(contentActions.contentRefused({ title, reason: String(error) }))}
        >
          <slot />
        </ServerHtml>
      ) : (
        <slot />
      )}
    </ServerSlot>
  );
}

export const view = { component: ShopContent, styles: [], keepsLinks: true, features: [contentFeature] };
