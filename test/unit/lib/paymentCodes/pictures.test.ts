import { crc32 } from 'node:zlib';
import { draw as drawHct } from '../../../../src/lib/paymentCodes/hct';
import { draw as drawHub3 } from '../../../../src/lib/paymentCodes/hub3';
import { draw as drawSquare } from '../../../../src/lib/paymentCodes/payBySquare';
import type { CodePicture } from '../../../../src/lib/paymentCodes/paymentOrder';
import { draw as drawSpayd } from '../../../../src/lib/paymentCodes/spayd';
import { draw as drawUpnQr } from '../../../../src/lib/paymentCodes/upnQr';
import { draw as drawZbp } from '../../../../src/lib/paymentCodes/zbp';
import { decodePicture } from '../../../support/decodePicture';
import { EXAMPLES } from '../../../support/fakes/paymentOrders';
import { unpackSquare } from '../../../support/unpackSquare';

/*
 * Each picture is decoded by a reader that shares no code with what draws it, and compared field by field with the published
 * example of its standard, or, where there is none, with the standard's table of fields.
 */

async function decode(picture: CodePicture | null, encoding = 'utf-8') {
  if (picture === null) throw new Error('no picture');
  const code = await decodePicture(picture);
  return { ...code, text: new TextDecoder(encoding, { fatal: true }).decode(code.bytes) };
}

test('[D3] SI: UPN QR of version 15, level M, in ISO 8859-2, with its control sum', async () => {
  const { text, format, version, ecLevel, hasECI, bytesECI } = await decode(drawUpnQr(EXAMPLES.SI), 'iso-8859-2');
  expect([format, version, ecLevel, hasECI]).toEqual(['QRCode', '15', 'M', true]);
  expect(new TextDecoder().decode(bytesECI.slice(0, 10))).toBe(']Q2\\000004');
  const fields = text.split('\n');
  expect(fields).toEqual([
    'UPNQR', '', '', '', '',
    'Poljubno podjetje d.o.o.', 'Lepa cesta 10', '2000 Maribor',
    '00000026874', '', '',
    'CPYR', 'Plačilo računa 18/2016', '10.06.2016',
    'SI56020360253863406', 'SI081236-17-345679',
    'Združenje bank Slovenije - GIZ', 'Šubičeva 2', '1000 Ljubljana',
    '211', '',
  ]); // prettier-ignore
  // The first 19 fields, each with its line break.
  expect(fields.slice(0, 19).join('\n').length + 1).toBe(211);
});

test('[D3] CZ: SPAYD 1.0, as in the example', async () => {
  const { text, ecLevel } = await decode(drawSpayd(EXAMPLES.CZ));
  expect([text, ecLevel]).toEqual(['SPD*1.0*ACC:CZ7801000000000000000123*AM:799.50*CC:CZK*DT:20221001*X-VS:9562231077', 'M']);
});

test('[D3] SK: PAY by square 1.2: header, length, LZMA, CRC-32 and the fields', async () => {
  const { header, length, checkSum, text } = unpackSquare((await decode(drawSquare(EXAMPLES.SK))).text);
  expect(header).toEqual([0, 2, 0, 0]);
  expect(length).toBe(text.length + 4);
  expect(checkSum).toBe(crc32(text));
  expect(text.split('\t')).toEqual([
    '', '1', '1', '123.45', 'EUR', '20261201', '2026100017', '', '', '', 'Objednavka c. 2026100017',
    '1', 'SK3112000000198742637541', 'TATRSKBX', '0', '0',
    'Obchod Lipa, s. r. o.', 'Ulica Marie Durickovej 7', '811 01 Bratislava',
  ]); // prettier-ignore
});

test('[D3] PL: the 2D code of the Polish Bank Association', async () => {
  const { text } = await decode(drawZbp(EXAMPLES.PL));
  expect(text).toBe('|PL|61109010140000071219812874|001234|Sklep Lipa sp. z o.o|Zamówienie 2026100017|||');
  expect(text.length).toBeLessThanOrEqual(160);
});

test('[D3] HU: HCT 001 with 17 fields, valid until the end of the day in Budapest', async () => {
  const { text, version } = await decode(drawHct(EXAMPLES.HU));
  expect(text.split('\n')).toEqual([
    'HCT', '001', '1', 'OTPVHUHBXXX', 'Szabó Jenő', 'HU42117730161111101800000000', 'HUF1000', '20260701235959+2', 'GDSV', 'Rendelés 2026100017',
    '', '', '', '', '', '', '', '',
  ]); // prettier-ignore
  expect(Number(version)).toBeLessThanOrEqual(13);
  expect((await decode(drawHct({ ...EXAMPLES.HU, dueDate: '2026-12-01' }))).text).toContain('\n20261201235959+1\n');
});

test('[D3] HR: HUB-3 in PDF417 of level 4 and nine columns, in UTF-8, as in the example', async () => {
  const picture = drawHub3(EXAMPLES.HR);
  const { text, format } = await decode(picture);
  expect(format).toBe('PDF417');
  expect(text).toBe(
    'HRVHUB30\nEUR\n000000000012355\nŽELJKO SENEKOVIĆ\nIVANEČKA ULICA 125\n42000 VARAŽDIN\n2DBK d.d.\nALKARSKI PROLAZ 13B\n21230 SINJ\nHR1210010051863000160\nHR00\n7269-68949637676-00019\nCOST\nTroškovi za 1. mjesec\n',
  );
  // 17 modules each for start (17), stop (18), two row indicators and nine columns.
  expect(picture?.width).toBe(17 * 12 + 18);
});

test.each([
  ['SI', drawUpnQr, 'iso-8859-2'],
  ['CZ', drawSpayd, 'utf-8'],
  ['PL', drawZbp, 'utf-8'],
  ['HU', drawHct, 'utf-8'],
  ['HR', drawHub3, 'utf-8'],
] as const)(
  '%s: long names with letters of all six countries and beyond still give a code that can be read',
  async (country, draw, encoding) => {
    const name = 'Žluťoučký kůň Łódź Győr Đurđevac Ñandú Ærø 中文 “x”|*\n\t'.repeat(4);
    const picture = draw({
      ...EXAMPLES[country],
      recipient: { name, street: name, city: name },
      payer: { name, street: name, city: name },
    });
    const { text } = await decode(picture, encoding);
    expect(text).toContain(EXAMPLES[country].iban.slice(2));
    expect(text).not.toMatch(/[中�Ñ]/);
  },
);

test('SK: foreign letters become plain ones, and a tab does not begin a new field', async () => {
  const name = 'Žluťoučký kůň\tŁódź\n“x”'.repeat(9);
  const { text } = await decode(drawSquare({ ...EXAMPLES.SK, recipient: { name, street: name, city: name } }));
  const fields = unpackSquare(text).text.split('\t');
  expect(fields).toHaveLength(19);
  expect(fields[16]).toMatch(/^Zlutoucky kun Lodz "x"Zlutoucky/);
  expect(fields[16]).toHaveLength(70);
});
