/** The customer's addresses and the form of the customer step (requirements, sections 3-5, 7; A028, A031, A070-A073). */
export { emptyFields, emptyForm, fieldsOf, formOf, isEditable, isOfCompany, placeText } from './addressRules';
export { CUSTOMER_DRAFT_KEY } from './addressDraft';
export { addressSaga } from './addressSaga';
export * from './addressSelectors';
export { addressActions, addressSlice } from './addressSlice';
export { suggestTowns, queryOf } from './townRules';
export type { Address, AddressFields, AddressKind, WarningField } from '../checkoutResponse';
export type { CustomerForm, Editing, Town } from './addressTypes';
