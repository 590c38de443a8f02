export declare const RUN_FOLDER: string;
export declare function removeEndedRuns(): void;
