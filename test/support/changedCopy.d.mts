export declare function copySources(folder: string): void;
export declare function removeSources(folder: string): void;
export declare function changeSource(folder: string, change: { file: string; from: string; to: string }): () => void;
export declare function buildCopy(folder: string, outdir: string): Promise<void>;
