import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useTabs} from './tabsContext';
import {keepInPlace} from '../common/keepInPlace';
import {nextTab} from './nextTab';
import styles from './TabList.lazy.module.css';

/** Package managers, whose names are words, too. */
const NAMES = ['npm', 'yarn', 'pnpm', 'bun'];

/**
 * The tabs themselves. The arrow keys, Home, and End move the focus and select a tab; Tab continues to the
 * panel. See "Tabs with automatic activation" in the ARIA Authoring Practices.
 */
export function TabList({className}: {readonly className?: string}): ReactNode {
  const {tabValues, selectedValue, selectValue, block, idsOf} = useTabs();
  // If no tab is selected, the first one can be focused.
  const stop = selectedValue || tabValues[0]?.value;

  const choose = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      keepInPlace(tab, () => flushSync(() => selectValue(value)));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const tabs = Array.from(list.querySelectorAll<HTMLElement>(':scope > [role=tab]'));
    const at = tabs.findIndex(tab => tab === event.target);
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const next = nextTab(event.key, at, tabValues.length, isRightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    const value = next === undefined ? undefined : tabValues[next];
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
      className={clsx('tabs', styles.list, block && ['tabs--block', styles.block], className)}
      onKeyDown={onKeyDown}>
      {tabValues.map(({value, label, attributes}) => (
        <button
          key={value}
          type="button"
          translate={NAMES.includes(value) ? 'no' : undefined}
          {...attributes}
          role="tab"
          id={idsOf?.(value).tab}
          data-tab={value}
          aria-controls={idsOf?.(value).panel}
          aria-selected={value === selectedValue}
          tabIndex={value === stop ? 0 : -1}
          className={clsx(
            'tabs__item',
            value === selectedValue && 'tabs__item--active',
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
