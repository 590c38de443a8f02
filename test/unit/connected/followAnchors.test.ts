import { followAnchors } from '../../../src/connected/serverHtml/followAnchors';

test('a link within the HTML leads to its target; one with broken escapes is an ordinary link', () => {
  const box = document.createElement('div');
  box.innerHTML = '<a href="#na%C4%8Din">Način</a><a href="#%E0">?</a><h2 id="način">Način</h2>';
  document.body.append(box);
  followAnchors(box);
  const errors = jest.fn();
  window.addEventListener('error', errors);
  const [named, broken] = box.querySelectorAll('a');
  const press = (link?: HTMLElement) => {
    link?.click();
    return document.activeElement?.id;
  };
  Element.prototype.scrollIntoView = () => {};
  expect([press(named), press(broken)]).toEqual(['način', 'način']);
  expect(errors).not.toHaveBeenCalled();
  window.removeEventListener('error', errors);
  box.remove();
});
