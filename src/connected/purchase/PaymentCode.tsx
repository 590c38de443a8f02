import { useEffect, useState } from 'react';
import { toPaymentOrder } from '../../features/bankTransfer';
import type { BankTransfer } from '../../features/bankTransfer';
import type { CodePicture } from '../../lib/paymentCodes/paymentOrder';
import { useShop } from '../../store/hooks';
import { loadPaymentCode } from './loadPaymentCode';
import { savePicture } from './savePicture';

/** R1.15: the country's payment code. Its place is kept while it loads, and given up where the data allow no code. */
export function PaymentCode({ transfer }: { transfer: BankTransfer }) {
  const { t, countryCode } = useShop();
  const [picture, setPicture] = useState<CodePicture | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    void loadPaymentCode(countryCode, toPaymentOrder(transfer, countryCode)).then((drawn) => isCurrent && setPicture(drawn));
    return () => void (isCurrent = false);
  }, [transfer, countryCode]);
  if (picture === null) return null;
  return (
    <figure className="transfer-code" data-wide={countryCode === 'HR' ? '' : undefined}>
      {picture === undefined ? (
        <div className="transfer-picture" aria-hidden="true" />
      ) : (
        <Picture picture={picture} name={t('txt_transfer_code')} />
      )}
      <figcaption>{t('txt_transfer_scan')}</figcaption>
      {picture !== undefined && (
        <button
          type="button"
          className="transfer-copy transfer-save"
          onClick={({ currentTarget }) => savePicture(picture, currentTarget.ownerDocument)}
        >
          {t('txt_transfer_save')}
        </button>
      )}
    </figure>
  );
}

/** Black on white also in dark and high-contrast modes, where readers would not find it otherwise. */
function Picture({ picture: { width, height, margin, path }, name }: { picture: CodePicture; name: string }) {
  const [columns, rows] = [width + 2 * margin, height + 2 * margin];
  return (
    <svg
      className="transfer-picture"
      role="img"
      aria-label={name}
      viewBox={`${-margin} ${-margin} ${columns} ${rows}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={columns} height={rows} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
