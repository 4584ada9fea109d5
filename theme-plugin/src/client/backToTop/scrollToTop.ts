/**
 * Scrolls to the page's top and lets the keyboard go on from there: the button that had the focus
 * goes away.
 */
export function scrollToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: reduced ? 'auto' : 'smooth'});
  document.body.tabIndex = -1;
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}
