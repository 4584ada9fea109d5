/** The Network Information API, which some browsers and TypeScript's types lack. */
interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/** Whether not to preload anything, because the reader saves data or is on 2G. */
export function prefersSaveData(navigator: object = globalThis.navigator): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
