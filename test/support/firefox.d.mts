export declare function findFirefox(): string | null;
export declare function chooseFirefox(): void;
export declare function isFirefoxChosen(): boolean;
export declare function whyNotInFirefox(file: string, title: string): string | undefined;
export declare const FIREFOX_PREFERENCES: Record<string, number>;
