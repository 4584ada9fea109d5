import {createStorageSlot} from '@docusaurus/theme-common';
import {keepInPlace} from '../common/keepInPlace';
import {nextTab} from './nextTab';
import {markTab, panelOf} from './tabElements';
import {tabQuery, type History} from './tabQuery';

/**
 * Makes tabs work that the server, or React, rendered. The elements hold the state. The URL overrides what the
 * browser stores for the group. Values that no tab has leave the selection as it is. The tabs follow selections in
 * other tabs of the group, on this page and in other tabs of the browser.
 *
 * @param container - with a tab list, and with `data-tab-group` and `data-tab-query` where they apply
 * @param onSelect - called with each selected value, also at first
 * @param flush - runs a function and renders at once what `onSelect` changed
 * @returns a function that detaches the behavior
 */
export function attachTabs(
  container: HTMLElement,
  history: History,
  onSelect: (value: string) => void,
  flush: (change: () => void) => void,
): () => void {
  const {tabGroup, tabQuery: queryKey} = container.dataset;
  const slot = tabGroup ? createStorageSlot(`docusaurus.tab.${tabGroup}`) : undefined;
  const query = tabQuery(history, queryKey);
  const list = container.querySelector<HTMLElement>(':scope > [role=tablist]');
  const tabs = () => Array.from(list?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? []);
  const isSelected = (tab: HTMLElement) => tab.getAttribute('aria-selected') === 'true';

  const show = (selected: HTMLElement | undefined) => {
    for (const tab of tabs()) {
      markTab(tab, tab === selected);
    }
    if (selected?.dataset.tab !== undefined) {
      onSelect(selected.dataset.tab);
    } else {
      // If no tab is selected, the first one can be focused.
      tabs()[0]?.setAttribute('tabindex', '0');
    }
  };

  let followed: HTMLElement | undefined;
  const follow = () => {
    const wanted = [query.read(), slot?.get()]
      .map(value => tabs().find(({dataset}) => dataset.tab === value))
      .find(Boolean);
    if (wanted && wanted !== followed) {
      show(wanted);
    }
    followed = wanted;
  };

  const select = (tab: HTMLElement) => {
    const value = tab.dataset.tab ?? '';
    show(tab);
    query.write(value);
    slot?.set(value);
  };
  const choose = (tab: HTMLElement) => {
    if (!isSelected(tab)) {
      keepInPlace(tab, () => flush(() => select(tab)));
    }
  };

  const onClick = ({target}: Event) => {
    const tab = tabs().find(candidate => target instanceof Node && candidate.contains(target));
    if (tab) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs().findIndex(tab => tab === event.target);
    const isRightToLeft = list !== null && getComputedStyle(list).direction === 'rtl';
    const next = nextTab(event.key, at, tabs().length, isRightToLeft);
    const tab = next === undefined ? undefined : tabs()[next];
    if (tab) {
      event.preventDefault();
      tab.focus();
      choose(tab);
    }
  };
  const onFound = ({target}: Event) => {
    const tab = tabs().find(candidate => panelOf(candidate) === target);
    if (tab) {
      select(tab);
    }
  };

  show(tabs().find(isSelected));
  follow();
  document.documentElement.removeAttribute('data-tabs-early');
  list?.addEventListener('click', onClick);
  list?.addEventListener('keydown', onKeyDown);
  container.addEventListener('beforematch', onFound);
  const leave = [slot?.listen(follow), history.listen(follow)];
  return () => {
    list?.removeEventListener('click', onClick);
    list?.removeEventListener('keydown', onKeyDown);
    container.removeEventListener('beforematch', onFound);
    for (const stop of leave) {
      stop?.();
    }
  };
}
