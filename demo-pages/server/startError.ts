/** Why the shop cannot start, in one line with the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
