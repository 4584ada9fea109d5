/** The Network Information API, which not every browser has and TypeScript does not know. */
interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/** Whether to load nothing that was not asked for: the reader saves data, or is on 2g. */
export function prefersSaveData(navigator: object = globalThis.navigator): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
