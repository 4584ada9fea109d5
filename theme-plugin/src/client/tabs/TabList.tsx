import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useTabs} from './tabsContext';
import {keepInPlace} from '../common/keepInPlace';
import {nextTab} from './nextTab';
import styles from './TabList.lazy.module.css';

interface Props {
  readonly className?: string;
  readonly isBlock?: boolean;
}

/**
 * The tabs themselves. The arrow keys, Home, and End move the focus and select a tab; Tab continues to the
 * panel. See "Tabs with automatic activation" in the ARIA Authoring Practices.
 */
export function TabList({className, isBlock}: Props): ReactNode {
  const {values, selected, select, idsOf} = useTabs();
  // If no tab is selected, the first one can be focused.
  const stop = selected ?? values[0]?.value;

  const choose = (tab: HTMLElement, value: string) => {
    if (value !== selected) {
      keepInPlace(tab, () => flushSync(() => select(value)));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const tabs = Array.from(list.querySelectorAll<HTMLElement>(':scope > [role=tab]'));
    const at = tabs.findIndex(tab => tab === event.target);
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const next = nextTab(event.key, at, values.length, isRightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    const value = next === undefined ? undefined : values[next];
    if (tab && value) {
      event.preventDefault();
      tab.focus();
      choose(tab, value.value);
    }
  };

  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', styles.list, isBlock && ['tabs--block', styles.block], className)}
      onKeyDown={onKeyDown}>
      {values.map(({value, label, attributes}) => (
        <button
          key={value}
          type="button"
          {...attributes}
          role="tab"
          id={idsOf(value).tab}
          data-tab={value}
          aria-controls={idsOf(value).panel}
          aria-selected={value === selected}
          tabIndex={value === stop ? 0 : -1}
          className={clsx(
            'tabs__item',
            value === selected && 'tabs__item--active',
            styles.tab,
            typeof attributes?.className === 'string' && attributes.className,
          )}
          onClick={(event: MouseEvent<HTMLElement>) => choose(event.currentTarget, value)}>
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
