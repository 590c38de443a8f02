export function buildWidgets(options?: { development?: boolean }): boolean;
