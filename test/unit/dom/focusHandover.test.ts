import { captureFocus, replayClick } from '../../../src/dom/focusHandover';

/** The server's controls, and a widget's in their place; each click is recorded by the id of what was clicked. */
function page(server: string, widget: string) {
  document.body.innerHTML = `<div id="host">${server}</div><div id="widget">${widget}</div>`;
  const clicked: string[] = [];
  document.body.onclick = (event) => {
    event.preventDefault();
    clicked.push((event.target as Element).id);
  };
  const of = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`no ${id}`);
    return element;
  };
  return { of, clicked, host: of('host'), widget: of('widget') };
}

describe('an early click', () => {
  test.each<[string, string, string, string]>([
    [
      'is repeated on the control of the same text, whatever the spaces',
      '<a id="s" href="/dom">Dom\n  <b>in\u00a0vrt</b></a>',
      '<button id="w1">Dom in vrt za vse</button><button id="w2">Dom in vrt</button>',
      'w2',
    ],
    [
      'prefers the same address among equal texts',
      '<a id="s" href="/b">Več</a>',
      '<a id="w1" href="/a">Več</a><a id="w2" href="/b">Več</a>',
      'w2',
    ],
    ['finds a link by its address', '<a id="s" href="/b">B</a>', '<a id="w1" href="/a">A</a><a id="w2" href="/b">Oddelek B</a>', 'w2'],
    [
      'goes where the widget wants a first click',
      '<a id="s" href="/prijava">Prijava</a>',
      '<a id="w1" href="/prijava">Prijava</a><button id="w2" data-first-click>Ana</button>',
      'w2',
    ],
    [
      'presses no control that only happens to be the first',
      '<a id="s" href="/domov">Nimam 18 let</a>',
      '<button id="w1">Imam 18 let</button>',
      's',
    ],
  ])('%s', (_title, server, widget, expected) => {
    const { of, clicked, widget: box } = page(server, widget);
    replayClick(of('s'), box);
    expect(clicked).toEqual([expected]);
  });

  test('is for the server’s control itself where the widget keeps it', () => {
    const { of, clicked, widget } = page('<a id="s" href="/b">B</a>', '<button id="w1" data-first-click>B</button>');
    of('s').getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    replayClick(of('s'), widget);
    expect(clicked).toEqual(['s']);
  });
});

describe('the focus', () => {
  test.each<[string, string, string, string]>([
    [
      'goes on to the field of the same name',
      '<input id="s" name="lastname">',
      '<input id="w1" name="billing.firstname"><input id="w2" name="billing.lastname">',
      'w2',
    ],
    [
      'goes on to the box of the same name',
      '<input type="checkbox" id="s" name="b">',
      '<input type="checkbox" id="w1" name="a"><input type="checkbox" id="w2" name="b">',
      'w2',
    ],
    [
      'goes on to the same kind of field',
      '<input type="email" id="s" name="mail">',
      '<input id="w1" name="q"><input type="email" id="w2" name="email">',
      'w2',
    ],
    [
      'goes on to the first control where none is alike',
      '<a id="s" href="/x">X</a>',
      '<button id="w1">Y</button><button id="w2">Z</button>',
      'w1',
    ],
  ])('%s', (_title, server, widget, expected) => {
    const { of, host, widget: box } = page(server, widget);
    of('s').focus();
    captureFocus(host)(box);
    expect(document.activeElement?.id).toBe(expected);
  });

  test('stays where it is elsewhere, or where the widget keeps its control', () => {
    const { of, host, widget } = page('<a id="s" href="/x">X</a>', '<button id="w1">X</button>');
    document.body.focus();
    captureFocus(host)(widget);
    expect(document.activeElement).toBe(document.body);
    of('s').focus();
    of('s').getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    captureFocus(host)(widget);
    expect(document.activeElement?.id).toBe('s');
  });
});
