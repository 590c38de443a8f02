export declare function findFirefox(): string | null;
export declare const IN_FIREFOX: Record<string, string>;
export declare function isFirefoxChosen(): boolean;
export declare function whyNotInFirefox(file: string, title: string): string | undefined;
export declare const FIREFOX_PREFERENCES: Record<string, number>;
