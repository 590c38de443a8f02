/** What cannot be tested in Firefox, and why. A test is `file`, or `file: part of its title and those of its groups`. */
export const NOT_IN_FIREFOX = [
  {
    reason: 'counts nodes, slows the processor or ends the renderer through the DevTools protocol, which Firefox does not speak',
    tests: ['cartClosing: then the renderer is killed', 'firstLoad: a processor 20 times slower', 'heap'],
  },
  {
    reason: 'needs the permission for requests of the local network, which Playwright cannot give in Firefox',
    tests: ['tracking: the tag and a promotion twice'],
  },
  {
    reason: 'needs the autofill of Chromium, which fills through the DevTools protocol',
    tests: ['accountPasswords: own autofill', 'checkoutCustomer: own autofill'],
  },
  {
    reason: 'measures shifts by layout-shift entries, which Firefox does not have',
    tests: ['reservedPlace', 'shopShift'],
  },
  {
    reason: 'needs print, forced colours or reduced motion, which Playwright cannot emulate in Firefox',
    tests: [
      'accountZoom: forced colours',
      'accountZoom: reduced motion',
      'dialog: a printed page does not contain the open dialog',
      'headerZoom: forcedColors',
      'headerZoom: reducedMotion',
      'shippingStep: in forced colours',
      'shopBackToTop: with reduced motion',
      'shopStates: in forced colours',
      'uiPieces: forced colours',
    ],
  },
  {
    reason: 'needs a touch screen, which Playwright cannot emulate in Firefox',
    tests: ['accountInput: by touch', 'pickupMap: on a phone', 'productList: on a phone', 'shopStates: by touch'],
  },
  {
    reason: 'reads or repeats the body of a request, which Playwright does not get from Firefox',
    tests: [
      'accountPasswords: a password is in the body',
      'approvals: closing the question is no decision',
      'approvals: the link sets the consent',
      'availability: the shopper chooses a variant',
      'checkoutMatrix',
      'digitalContent: digital goods enter the cart',
      'serverHtml: a form submits its token',
      'strictShop: a shop that refuses unknown fields',
      'tracking: items of which half was seen',
      'wishlistHearts: after a heart the message offers another list',
      'checkout: a reload finds no answer about an order that was placed',
      'checkout: a reload during the submit, after the shop has received the order',
      'pickupMap: the map is used by keyboard',
    ],
  },
  {
    reason: 'denies a permission, which Playwright cannot in Firefox',
    tests: ['pickupMap: a denied position is explained'],
  },
  {
    reason: 'needs clicks that follow each other faster than Playwright can make them in Firefox',
    tests: ['cartLeaving: ten fast clicks on + result in 11 pieces with at most three calls, answered at once'],
  },
  {
    reason: 'leaves a page before its last request has ended, which Firefox then does not keep in its back-forward cache',
    tests: [
      'cartLeaving: back and forward show the newest cart',
      'curedShop: returns from the back-forward cache',
      'overlayHistory: in the back-forward cache',
      'shopBackForward',
      'tracking: a page that returns is a view of its own',
    ],
  },
  {
    reason: 'Firefox reads one import map only, so lazy chunks come without integrity',
    tests: ['loader: with other content than was built does not run'],
  },
  {
    reason: 'Firefox never imports a module again that failed to load once',
    tests: [
      'firstLoad: libraries lost once',
      'firstLoad: runtime lost once',
      'loader: lost in a deploy starts the new release',
      'loader: with fields that are unknown: it starts',
      'loader: without widgets: it starts',
      'pickupMap: without the code of the map',
      'prefetch: a prefetch that fails is silent',
      'shopLostChunk',
    ],
  },
  {
    reason: 'speculation rules are known to Chromium only',
    tests: ['prefetchPages'],
  },
];
