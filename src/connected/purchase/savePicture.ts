import type { CodePicture } from '../../lib/paymentCodes/paymentOrder';

/** Enough for the readers of banking apps. */
const PIXELS_PER_MODULE = 8;
/** Until then every browser has begun the download. */
const KEPT_MS = 60_000;

/** Saves a code as a PNG: on the phone that shows it, a banking app reads it from the saved pictures. */
export function savePicture({ width, height, margin, path }: CodePicture, document: Document): void {
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * PIXELS_PER_MODULE;
  canvas.height = (height + 2 * margin) * PIXELS_PER_MODULE;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  context.translate(margin, margin);
  context.fillStyle = '#000';
  // A path, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(path));
  canvas.toBlob((blob) => {
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'payment-code.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  });
}
