/** The panel of a tab. It's absent while the tabs are lazy and another tab is selected. */
export function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

/** Marks a tab as selected or not, and shows or hides its panel so that find-in-page still finds it. */
export function markTab(tab: HTMLElement, isSelected: boolean): void {
  tab.setAttribute('aria-selected', String(isSelected));
  tab.classList.toggle('tabs__item--active', isSelected);
  tab.tabIndex = isSelected ? 0 : -1;
  const panel = panelOf(tab);
  panel?.toggleAttribute('data-inactive', !isSelected);
  if (isSelected) {
    panel?.removeAttribute('hidden');
  } else {
    panel?.setAttribute('hidden', 'until-found');
  }
}
