import {WHERE} from '../constants';
import type {BuiltPage} from '../builtSite/BuiltPage';
import type {PolicySources} from '../builtSite/policySources';
import type {HeadEdit} from '../builtSite/HeadEdit';
import {hashSource, inlineCode, type InlineCode} from './inlineCode';
import {policyText} from './policyText';

export const OPTION = `${WHERE}.contentSecurityPolicy`;

/** Names that appear only in inline scripts of Docusaurus and of this theme, even after minification. */
const KNOWN_SCRIPTS =
  /window\.docusaurus|docusaurus-data-|__DOCUSAURUS_|data-tabs-early|folioSearch/;

/** How much of a script an error message shows, in characters. */
const SHOWN_CHARACTERS = 60;

const shown = (code: string): string =>
  JSON.stringify(code.length > SHOWN_CHARACTERS ? `${code.slice(0, SHOWN_CHARACTERS)}…` : code);

/** Throws for inline code that nobody here knows, because a policy that blocks it would break the page. */
function checkInlineCode(
  {route}: BuiltPage,
  {scripts, handlers}: InlineCode,
  {'script-src': allowed = []}: PolicySources,
) {
  const unknown = scripts.find(
    script => !KNOWN_SCRIPTS.test(script) && !allowed.includes(hashSource(script)),
  );
  if (unknown !== undefined) {
    throw new Error(
      `The page ${route} has an inline script that its Content Security Policy would block: ${shown(unknown)}. ` +
        `Allow it with ${OPTION}: {'script-src': ["${hashSource(unknown)}"]}, or turn the policy off with false.`,
    );
  }
  const [handler] = handlers;
  if (handler !== undefined) {
    throw new Error(
      `The page ${route} has an attribute that its Content Security Policy would block: ${shown(handler)}. ` +
        `Handle the event in a script file, or turn the policy off with ${OPTION}: false.`,
    );
  }
}

/**
 * Adds a Content Security Policy to a page, before anything that it governs.
 *
 * @throws Error naming an inline script or event handler that the policy would block
 */
export const policyEdit: HeadEdit = (page, sources) => {
  const code = inlineCode(page.document);
  checkInlineCode(page, code, sources);
  return {added: '', addedFirst: policyTag(policyText(code, sources))};
};

/** The policy as an element. Its text contains no double quotes. */
function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
