import { useEffect, useId, useRef } from 'react';
import { emptyFields, fieldsOf, isEditable, isOfCompany, placeText } from '../../../src/features/address';
import type { AddressKind } from '../../../src/features/address';
import { fullName } from '../../../src/shop/countries/personName';
import { useShop } from '../../../src/store/hooks';
import { restoreFocus } from '../../../src/ui/keyboard/restoreFocus';
import { AddressForm } from './AddressForm';
import type { CustomerModel } from './useCustomer';

const TITLES: Readonly<Record<AddressKind, string>> = { billing: 'txt_address_billing', shipping: 'txt_address_shipping' };

/** The customer's addresses of one kind: one is ordered with, all but the shop's own can be edited (A072). */
export function AddressList({ customer, kind }: { customer: CustomerModel; kind: AddressKind }) {
  const { t, countryCode } = useShop();
  const group = useId();
  const { editing, isBusy, actions } = customer;
  const addresses = customer.addresses[kind];
  const chosenId = customer.chosen[kind];
  const isNew = editing?.kind === kind && editing.id === null;
  // One form for both: the first address of a kind is preselected for the other.
  const start = () => {
    const other = customer.addresses[kind === 'billing' ? 'shipping' : 'billing'].find(({ selected }) => selected);
    const empty = emptyFields(countryCode);
    return addresses.length > 0 || other === undefined ? empty : { ...fieldsOf(other, countryCode), phone: empty.phone };
  };
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isOpen = editing?.kind === kind;
  const editedPlace = isOpen ? addresses.findIndex(({ id }) => id === editing.id) : null;
  const shape = `${editedPlace} ${addresses.length}`;
  const shown = useRef({ shape, editedPlace });
  useEffect(() => {
    const before = shown.current;
    shown.current = { shape, editedPlace };
    if (before.shape === shape) return;
    // The form was closed, or the address is gone: return the focus to the button that opened it, if it still exists.
    const opener = editedPlace === null ? list.current?.children[before.editedPlace ?? -1]?.querySelector('button') : null;
    restoreFocus(opener ?? addButton.current);
  }, [shape, editedPlace]);

  return (
    <fieldset className="card group">
      <legend className="group-title">{t(TITLES[kind])}</legend>
      <ul ref={list} className="addresses">
        {addresses.map((address) => {
          const { id } = address;
          const isEdited = isOpen && editing.id === id;
          const index = placeText(address);
          return (
            id !== null && (
              <li key={id} className="address" data-chosen={id === chosenId ? '' : undefined}>
                <label className="address-choice">
                  <input
                    type="radio"
                    name={group}
                    checked={id === chosenId}
                    onChange={() => actions.choose(kind, id)}
                    aria-describedby={`${group}-${id}`}
                  />
                  <span>
                    <strong>{fullName(address, countryCode)}</strong>
                    {address.businessArea !== '' && <span className="address-line">{address.businessArea}</span>}
                    <span className="address-line">{index}</span>
                    {address.phone.number !== '' && (
                      <span className="address-line" id={`${group}-${id}`}>
                        {address.phone.prefix} {address.phone.number}
                      </span>
                    )}
                  </span>
                </label>
                {isEditable(address) && !isEdited && (
                  <span className="actions">
                    <button
                      type="button"
                      className="button-link"
                      aria-label={t('txt_address_edit_named', { address: index })}
                      onClick={() => actions.open({ kind, id, isCompany: isOfCompany(address), fields: fieldsOf(address, countryCode) })}
                    >
                      {t('txt_address_edit')}
                    </button>
                    <button
                      type="button"
                      className="button-link"
                      aria-disabled={isBusy}
                      aria-label={t('txt_address_remove_named', { address: index })}
                      onClick={() => !isBusy && actions.remove(kind, id)}
                    >
                      {t('txt_address_remove')}
                    </button>
                  </span>
                )}
                {isEdited && <AddressForm key={id} customer={customer} editing={editing} />}
              </li>
            )
          );
        })}
      </ul>
      {isNew && <AddressForm customer={customer} editing={editing} />}
      {/* What was removed is said beside the button: the live region takes no line of its own. */}
      <div className="address-foot">
        {!isNew && (
          <button
            ref={addButton}
            type="button"
            className="button-link"
            onClick={() => actions.open({ kind, id: null, isCompany: false, fields: start() })}
          >
            {t('txt_address_new')}
          </button>
        )}
        <p role="status" className="address-note">
          {customer.hasRemoved[kind] && t('txt_address_removed')}
        </p>
      </div>
    </fieldset>
  );
}
