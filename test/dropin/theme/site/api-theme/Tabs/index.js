import {createContext} from 'react';
import {sanitizeTabsChildren, useTabsContextValue} from '@docusaurus/theme-common/internal';

export const TabsContext = createContext();

export default function Tabs(props) {
  const tabs = useTabsContextValue(props);
  return (
    <TabsContext value={tabs}>
      <div role="tablist">
        {tabs.tabValues.map(({value}) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={value === tabs.selectedValue}
            onClick={() => tabs.selectValue(value)}>
            {value}
          </button>
        ))}
      </div>
      {sanitizeTabsChildren(props.children)}
    </TabsContext>
  );
}
