import {use} from 'react';
import {TabsContext} from '../Tabs';

export default function TabItem({value, children}) {
  const {selectedValue} = use(TabsContext);
  return (
    <div role="tabpanel" hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
