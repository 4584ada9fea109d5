/**
 * Script that takes `.html` and `index.html` off the address before the bundle starts. Core takes
 * them off for its routes, but only after it chose what to load before hydration, so a visit to
 * `/x/index.html` would replace the server's page by an empty one and render it anew.
 * Source: specification, section 2: "Paths ending in .html or /index.html are treated as the path
 * without that ending."
 */
export const bareLocationScript =
  "(function(l,p){p=l.pathname.replace(/(?:index)?\\.html$/,'');p!==l.pathname&&history.replaceState(history.state,'',p+l.search+l.hash)})(location)";
