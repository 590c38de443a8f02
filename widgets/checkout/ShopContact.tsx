import { useShop } from '../../src/store/hooks';

/** The shop's contact from the configuration; renders nothing without one. */
export function ShopContact() {
  const { t, config, links } = useShop();
  const { phone, email, url } = config.contact;
  const page = url === null ? null : links.href(url);
  if (phone === null && email === null && page === null) return null;
  return (
    <p className="shop-contact">
      <span>{t('txt_contact_help')}</span>
      {phone !== null && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {page !== null && (
        <a href={page} target="_blank" rel="noopener">
          {t('txt_contact_page')}
        </a>
      )}
    </p>
  );
}
