/** Cut between characters, so that no emoji is halved. */
export const firstChars = (text: string, maxChars: number): string => [...text].slice(0, maxChars).join('');
