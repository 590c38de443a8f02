/** Why the shop cannot open its database, in one line with the remedy; never contains a password. */
export class OpenDatabaseError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OpenDatabaseError';
  }
}
