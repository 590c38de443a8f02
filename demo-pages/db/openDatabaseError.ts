/** Why the shop cannot open its database: one line that says what to do, safe to print (never a password). */
export class OpenDatabaseError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OpenDatabaseError';
  }
}
