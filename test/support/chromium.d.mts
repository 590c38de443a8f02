export declare function findChromium(): Promise<string>;
export declare const CHROMIUM_ARGS: string[];
