/** A path of this site, never another origin's address. */
export function localPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/';
}
