import type {ComponentType} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {Props as ErrorProps} from '@theme/Error';
import type {Props as NotFoundContentProps} from '@theme/NotFound/Content';
import CrashPage from '../../theme-plugin/src/theme/Error';
import ErrorPageContent from '../../theme-plugin/src/theme/ErrorPageContent';
import Loading from '../../theme-plugin/src/theme/Loading';
import NotFoundContent from '../../theme-plugin/src/theme/NotFound/Content';
import SearchBar from '../../theme-plugin/src/theme/SearchBar';
import SkipToContent from '../../theme-plugin/src/theme/SkipToContent';

/** What the type check is about: each component takes the props that its @theme name promises. */
const components = {
  Error: CrashPage satisfies ComponentType<ErrorProps>,
  ErrorPageContent: ErrorPageContent satisfies ComponentType<ErrorProps>,
  Loading: Loading satisfies ComponentType<LoadingComponentProps>,
  'NotFound/Content': NotFoundContent satisfies ComponentType<NotFoundContentProps>,
  SearchBar: SearchBar satisfies ComponentType,
  SkipToContent: SkipToContent satisfies ComponentType,
};

it.each(Object.entries(components))('%s is a component', (_, component) => {
  expect(typeof component).toBe('function');
});
