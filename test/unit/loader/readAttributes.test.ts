import { createAttributeReader } from '../../../src/loader/readAttributes';

function reader(html: string) {
  const reports: string[] = [];
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  return { attributes: createAttributeReader(element, (message) => reports.push(message)), reports };
}

describe('attributes of a placeholder', () => {
  test('absent attributes have their default, without a report', () => {
    const { attributes, reports } = reader('<div data-vitrina="x"></div>');
    expect([attributes.text('label', 'L'), attributes.integer('limit', 5, { min: 1, max: 9 }), attributes.flag('open', false)]).toEqual([
      'L',
      5,
      false,
    ]);
    attributes.finish();
    expect(reports).toEqual([]);
  });

  test.each([
    ['7', 7, 0],
    [' 7 ', 7, 0],
    ['1', 1, 0],
    ['9', 9, 0],
    ['-1', 5, 1],
    ['10', 5, 1],
    ['1e9', 5, 1],
    ['٣', 5, 1],
    ['', 5, 1],
    ['NaN', 5, 1],
  ])('data-limit="%s" reads as %d', (value, expected, reported) => {
    const { attributes, reports } = reader(`<div data-vitrina="x" data-limit="${value}"></div>`);
    expect(attributes.integer('limit', 5, { min: 1, max: 9 })).toBe(expected);
    expect(reports).toHaveLength(reported);
    if (reported) expect(reports[0]).toMatch(/data-limit=.* is not a whole number from 1 to 9; 5 is used instead/);
  });

  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['-1', 3],
    ['1.000,50', 3],
  ])('a price of data-price="%s" reads as %d', (value, expected) => {
    const { attributes, reports } = reader(`<div data-vitrina="x" data-price="${value}"></div>`);
    expect(attributes.decimal('price', 3, { min: 0, max: 100 })).toBe(expected);
    expect(reports).toEqual(expected === 3 ? [`data-price="${value}" is not a number from 0 to 100; 3 is used instead`] : []);
  });

  test('a flag that is neither true nor false keeps its default, with a report', () => {
    const { attributes, reports } = reader('<div data-vitrina="x" data-open="yes"></div>');
    expect([attributes.flag('open', false), attributes.flag('open', true)]).toEqual([false, true]);
    expect(reports[0]).toBe('data-open="yes" is not "true" or "false"; false is used instead');
  });

  test.each([
    ['', true],
    ['true', true],
    ['1', true],
    ['FALSE', false],
    ['0', false],
  ])('data-open="%s" reads as %s', (value, expected) => {
    const { attributes, reports } = reader(`<div data-vitrina="x" data-open="${value}"></div>`);
    expect(attributes.flag('open', !expected)).toBe(expected);
    expect(reports).toEqual([]);
  });

  test('an unknown choice is reported with the closest one', () => {
    const { attributes, reports } = reader('<div data-vitrina="x" data-size="smal"></div>');
    expect(attributes.choice('size', ['small', 'large'], 'large')).toBe('large');
    expect(reports[0]).toContain('did you mean "small"?');
  });

  test('the message about a choice names no empty word', () => {
    const { attributes, reports } = reader('<div data-vitrina="x" data-size="?"></div>');
    expect(attributes.choice('size', ['', 'small', 'large'], '')).toBe('');
    expect(reports[0]).toContain('is not one of small, large; ');
  });

  test('an overlong text is rejected, not cut; an empty one is absent', () => {
    const { attributes, reports } = reader(`<div data-vitrina="x" data-label="${'a'.repeat(201)}" data-note=" "></div>`);
    expect([attributes.text('label', 'L', 201), attributes.text('note', 'N'), reports]).toEqual(['a'.repeat(201), 'N', []]);
    expect([attributes.text('label', 'L'), attributes.text('label', 'L', 100)]).toEqual(['L', 'L']);
    expect(reports).toEqual([expect.stringMatching(/at most 200 characters/), expect.stringMatching(/at most 100 characters/)]);
  });

  test('a misspelt attribute name is reported with the closest one; other attributes are ignored', () => {
    const { attributes, reports } = reader(
      '<div data-vitrina="x" data-vitrina-status="found" data-label="L" data-lable="A" data-ga-event-category="x"></div>',
    );
    attributes.text('label', 'L');
    attributes.finish();
    expect(reports).toEqual(['data-lable is not an attribute of this widget; did you mean data-label?']);
  });
});
