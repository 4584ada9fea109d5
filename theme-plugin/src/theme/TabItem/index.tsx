import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import {useTabs} from '../../client/tabs/tabsContext';
import styles from './styles.module.css';

/**
 * The content of a tab. Inactive tabs are in the page as well, so find-in-page works, and without JavaScript all
 * of them are shown with their labels.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {values, initial, only, idsOf} = useTabs();
  if (only !== undefined && value !== only) {
    return null;
  }
  const ids = idsOf(value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={0}
      data-tab={value}
      data-label={values.find(tab => tab.value === value)?.label ?? label ?? value}
      data-inactive={only === undefined && value !== initial ? '' : undefined}
      className={clsx(styles.panel, className)}>
      {children}
    </div>
  );
}
