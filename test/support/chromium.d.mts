export declare function findChromium(): Promise<string>;
export declare function findFullChromium(): string | null;
export declare const CHROMIUM_ARGS: string[];
export const FULL_CHROMIUM: { tag: string };
