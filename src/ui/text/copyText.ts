/** Copies a text. Without access to the clipboard, the element that shows it is selected for copying. Resolves whether it was copied. */
export async function copyText(text: string, shown: Element | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
