import {useTabs as useAnyTabs} from '../themeCommonInternal';

/**
 * What a `<Tabs>` shares with its tab list and its panels, in theme-common's context: its panels may be another theme's,
 * and so may the `<Tabs>` around a `<TabItem>`, which then has no IDs.
 */
export interface TabsContextValue extends ReturnType<typeof useAnyTabs> {
  /** The element IDs of a tab and of its panel. */
  readonly idsOf?: (value: string) => {readonly tab: string; readonly panel: string};
}

/**
 * The `<Tabs>` around a component.
 *
 * @throws Error where there is none. theme-common's own names a hook, which the author of an article doesn't know.
 */
export function useTabs(): TabsContextValue {
  try {
    return useAnyTabs();
  } catch {
    throw new Error('A <TabItem> has no <Tabs> around it: put it into one.');
  }
}
