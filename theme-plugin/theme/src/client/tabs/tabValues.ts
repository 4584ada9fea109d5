/** A tab as `<Tabs values>` or the props of a `<TabItem>` describe it. */
export interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: {readonly [key: string]: unknown};
  readonly default?: boolean;
}

const list = (values: readonly TabValue[]): string =>
  values.map(({value}) => `"${value}"`).join(', ');

/**
 * Checks the tabs of a `<Tabs>`.
 *
 * @throws Error if there is no tab, or if two have the same value
 */
export function checkTabValues(values: readonly TabValue[]): void {
  if (values.length === 0) {
    throw new Error('<Tabs> has no tab: put at least one <TabItem value="…"> into it.');
  }
  const seen = new Set(values.map(({value}) => value));
  if (seen.size < values.length) {
    throw new Error(
      `<Tabs> has two tabs of the same value; its values are ${list(values)}. Each must be unique.`,
    );
  }
}

/**
 * The tab that is shown until the reader selects one.
 *
 * @param defaultValue - of `<Tabs>`; `null` means none
 * @throws Error if no tab has the default value, listing the valid ones
 */
export function initialTab(
  values: readonly TabValue[],
  defaultValue: string | null | undefined,
): string | null {
  if (defaultValue === null) {
    return null;
  }
  if (defaultValue === undefined) {
    return (values.find(value => value.default) ?? values[0])?.value ?? null;
  }
  if (!values.some(({value}) => value === defaultValue)) {
    throw new Error(
      `<Tabs> has defaultValue="${defaultValue}" but no tab of that value. Valid are ${list(values)}, and {null} for none.`,
    );
  }
  return defaultValue;
}

/**
 * The URL parameter for the selected tab.
 *
 * @param queryString - of `<Tabs>`: a name, or `true` for the group's name
 * @returns `null` if the tabs ignore the URL
 * @throws Error if `queryString` is `true` and there is no group
 */
export function tabQueryKey(
  queryString: string | boolean | undefined,
  groupId: string | undefined,
): string | null {
  if (queryString !== true) {
    return queryString || null;
  }
  if (!groupId) {
    throw new Error(
      '<Tabs queryString> needs a name: set queryString="name", or groupId="name", which then serves for both.',
    );
  }
  return groupId;
}
