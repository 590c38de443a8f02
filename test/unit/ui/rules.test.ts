import { emailRule, toEmail } from '../../../src/ui/forms/emailRule';
import { suggestEmail } from '../../../src/ui/forms/emailSuggestion';
import { keyOf } from '../../../src/ui/keyboard/keyName';
import { clampRating, starFill } from '../../../src/ui/graphics/starFill';
import { isFilled, required } from '../../../src/ui/forms/validation';
import { newPasswordRule } from '../../../src/connected/customerForm/formRules';

describe('texts', () => {
  test('[R5.01] [R5.02] a text is valid if something is left after trimming', () => {
    for (const empty of ['', ' ', '\t\n', '\u00A0']) expect(isFilled(empty)).toBe(false);
    for (const filled of ['0', ' a ', '-']) expect(isFilled(filled)).toBe(true);
    expect(required('city', 'Kraj')('  ')).not.toBeNull();
    expect(required('city', 'Kraj')(' Ptuj ')).toBeNull();
  });

  test('[R5.03] a failed required rule gives frm_required_field with the label', () => {
    expect(required('city', 'Kraj')('')).toEqual({ key: 'frm_required_field', params: { label: 'Kraj' } });
  });

  test('[R5.04] the ids email and password have their own required message (A075)', () => {
    expect(required('email', 'E-naslov')('')).toEqual({ key: 'msg_email_required' });
    expect(required('password', 'Geslo')('')).toEqual({ key: 'msg_password_required' });
    expect(required('toString', 'X')('')?.key).toBe('frm_required_field');
  });
});

test('[D22] [R5.05] an empty e-mail is required before it is invalid', () => {
  for (const empty of ['', '  ', '\u200b']) expect(emailRule(empty)).toEqual({ key: 'msg_email_required' });
  expect(emailRule('ana')).toEqual({ key: 'msg_login_invalid_email_format' });
});

test('[D22] [R5.06] an empty new password is required before it is too short', () => {
  expect(newPasswordRule(null)('')).toEqual({ key: 'msg_password_required' });
  expect(newPasswordRule(null)('kratko')).toEqual({ key: 'msg_password_invalid_format' });
});

describe('[R5.07] the suggested e-mail address (A077)', () => {
  test.each([
    ['ana@gmial.com', 'SI', 'ana@gmail.com'],
    ['ana@gmial.con', 'SI', 'ana@gmail.com'],
    ['ana@gmail.co', 'HR', 'ana@gmail.com'],
    ['Ana.N@Siol.nte', 'SI', 'Ana.N@siol.net'],
    ['ana@sezman.cz', 'CZ', 'ana@seznam.cz'],
    ['ana@centrun.sk', 'SK', 'ana@centrum.sk'],
    ['ana@onett.pl', 'PL', 'ana@onet.pl'],
    ['ana@freemial.hu', 'HU', 'ana@freemail.hu'],
    ['ana@nett.hr', 'HR', 'ana@net.hr'],
    [' ana@hotmial.com ', 'XX', 'ana@hotmail.com'],
  ])('%s in %s: %s', (typed, country, suggestion) => {
    expect(suggestEmail(typed, country)).toBe(suggestion);
  });

  test.each([
    'ana@podjetje.si', 'ana@podjetje.se', 'ana@gmail.com', 'ana@mail.com', 'ana@small.com', 'ana@seznam.cz', 'ana@wp.pl', 'ana@op.pl', 'ana@wp.eu',
    'ana@net.at', 'ana@zoho.com', 'ana@gmx.net', 'ana@fri.uni-lj.si', 'ana@', '@gmial.com', 'ana', '', 'a@b@gmial.com', `ana@${'g'.repeat(10_000)}.com`,
  ])('%s gets no suggestion', (typed) => {
    for (const country of ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR', '__proto__']) expect(suggestEmail(typed, country)).toBeNull();
  }); // prettier-ignore
});

describe('stars', () => {
  const fills = (rating: unknown) => [1, 2, 3, 4, 5].map((index) => starFill(index, clampRating(rating))).join(' ');

  test('[R4.066] [R4.067] [R4.068] on up to the rating, half where it falls inside, else off (A135)', () => {
    expect(fills(3)).toBe('on on on off off');
    expect(fills(3.5)).toBe('on on on half off');
    expect(fills(4.1)).toBe('on on on on half');
    expect(fills(0.01)).toBe('half off off off off');
  });

  test('[R9.10] a rating is limited to 0 to 5; an invalid number is 0', () => {
    expect([-1, 0, 5, 5.5, 9_999_999, Number.POSITIVE_INFINITY].map(clampRating)).toEqual([0, 0, 5, 5, 5, 5]);
    expect([Number.NaN, '4', null, undefined, {}].map(clampRating)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('keys (A141)', () => {
  test('[R9.35] [R9.36] [R9.37] [R9.38] are identified by name, else by code', () => {
    expect(keyOf({ key: 'Enter', keyCode: 0 })).toBe('Enter');
    const byCode = [13, 9, 27, 37, 38, 39, 40, 65].map((keyCode) => keyOf({ key: 'Unidentified', keyCode }));
    expect(byCode).toEqual(['Enter', 'Tab', 'Escape', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', null]);
    expect(keyOf({ keyCode: 13 })).toBe('Enter');
  });

  test('are ignored while an input method composes', () => {
    expect(keyOf({ key: 'Enter', isComposing: true })).toBeNull();
    expect(keyOf({ key: 'Enter', keyCode: 229 })).toBeNull();
  });
});

test.each(['\u200b', ' \u2060 ', '\u3164', '\u200e\u200f', '\u0000', '\ufeff'])(
  '[R5.01] invisible characters count as empty: %j',
  (value) => {
    expect(isFilled(value)).toBe(false);
  },
);

test('[R5.05] an address is valid with invisible characters from copying, and is submitted without them', () => {
  expect(emailRule('\u200bana@example.com\u202c')).toBeNull();
  expect(toEmail(' \u200bana@example.com\u202c ')).toBe('ana@example.com');
});
