/** Scrolls to the top of the page and moves the focus there, because the focused button disappears. */
export function scrollToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: reduced ? 'auto' : 'smooth'});
  document.body.tabIndex = -1;
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}
