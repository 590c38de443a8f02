/** R4.072-R4.074, A057: whether the customer has closed the VIP notice, in the cookie `vipNoticeCookie`. */
export const VIP_NOTICE_OPEN = '0';
export const VIP_NOTICE_CLOSED = '1';
export const VIP_NOTICE_DAYS = 365;

/** A057: the same for both values. */
export const vipNoticeExpiry = (now: number): Date => new Date(now + VIP_NOTICE_DAYS * 24 * 60 * 60 * 1000);
