import {createContext, useContext} from 'react';
import {ReactContextError} from '@docusaurus/theme-common';
import type {TabValue} from './tabValues';

export interface TabsContextValue {
  readonly values: readonly TabValue[];
  readonly selected: string | null;
  readonly select: (value: string) => void;
  /** Whether only the selected tab's content is rendered. */
  readonly isLazy: boolean;
  /** The element IDs of a tab and of its panel. */
  readonly idsOf: (value: string) => {readonly tab: string; readonly panel: string};
}

/** What a `<Tabs>` shares with its tab list and its panels. */
export const TabsContext = createContext<TabsContextValue | null>(null);

/**
 * The `<Tabs>` around a component.
 *
 * @throws ReactContextError where there is none
 */
export function useTabs(): TabsContextValue {
  const tabs = useContext(TabsContext);
  if (!tabs) {
    throw new ReactContextError('Tabs', 'A <TabItem> stands inside of <Tabs>.');
  }
  return tabs;
}
