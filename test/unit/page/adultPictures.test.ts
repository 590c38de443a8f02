import { showAdultPictures } from '../../../src/page/adultPictures';
import type { BrowserWindow } from '../../../src/page/browserWindow';

const show = (html: string): HTMLImageElement | null => {
  document.body.innerHTML = html;
  showAdultPictures(window as BrowserWindow);
  return document.querySelector('img');
};

test('[R6.16] a picture of the page that waits for the age shows its own address and description', () => {
  const image = show(
    '<img src="/18.svg" srcset="/18.svg 2x" alt="Skrito" data-vitrina-adult="/media/7/160" data-vitrina-adult-alt="Vino">',
  );
  expect(image?.outerHTML).toBe('<img src="/media/7/160" alt="Vino">');
});

test('[R6.16] without a description it is decorative; other pictures stay as they are', () => {
  expect(show('<img src="/18.svg" alt="Skrito" data-vitrina-adult="/media/7/160">')?.outerHTML).toBe('<img src="/media/7/160" alt="">');
  expect(show('<img src="/a.jpg" alt="A">')?.outerHTML).toBe('<img src="/a.jpg" alt="A">');
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://['])('[R6.16] the address %j is not used', (address) => {
  expect(show(`<img src="/18.svg" data-vitrina-adult="${address}">`)?.getAttribute('src')).toBe('/18.svg');
});
