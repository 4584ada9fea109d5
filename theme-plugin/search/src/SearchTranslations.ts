import type {DocSearchTranslations, ModalTranslations} from '@docsearch/react';

/** DocSearch 3's names for texts that have been renamed since. */
type FormerNames = Partial<
  Record<
    'resetButtonTitle' | 'resetButtonAriaLabel' | 'cancelButtonText' | 'cancelButtonAriaLabel',
    string
  >
>;

/** `themeConfig.algolia.translations`, as DocSearch 3 and 4 take them. */
export interface SearchTranslations extends Pick<DocSearchTranslations, 'button'> {
  readonly modal?: Omit<ModalTranslations, 'searchBox'> & {
    readonly searchBox?: ModalTranslations['searchBox'] & FormerNames;
  };
}
