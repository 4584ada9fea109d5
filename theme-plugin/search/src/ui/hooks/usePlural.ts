import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Like `usePluralForm`, but a message with more forms than the language has, such as an English one that nobody has
 * translated yet, is read in its last form, the plural.
 */
export function usePlural(): (count: number, message: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const {pluralCategories} = new Intl.PluralRules(currentLocale).resolvedOptions();
  return (count, message) => {
    const forms = message.split('|');
    const isForeign = forms.length > pluralCategories.length;
    return selectMessage(count, (isForeign && forms.at(-1)) || message);
  };
}
