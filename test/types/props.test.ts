import type {ComponentType} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import type {Props as CodeBlockTitleProps} from '@theme/CodeBlock/Title';
import type {Props as CodeInlineProps} from '@theme/CodeInline';
import type {Props as ErrorProps} from '@theme/Error';
import type {Props as MDXCodeProps} from '@theme/MDXComponents/Code';
import type {Props as MDXPreProps} from '@theme/MDXComponents/Pre';
import type {Props as NotFoundContentProps} from '@theme/NotFound/Content';
import CodeBlock from '../../theme-plugin/src/theme/CodeBlock';
import CodeBlockTitle from '../../theme-plugin/src/theme/CodeBlock/Title';
import CodeInline from '../../theme-plugin/src/theme/CodeInline';
import CrashPage from '../../theme-plugin/src/theme/Error';
import ErrorPageContent from '../../theme-plugin/src/theme/ErrorPageContent';
import Loading from '../../theme-plugin/src/theme/Loading';
import MDXCode from '../../theme-plugin/src/theme/MDXComponents/Code';
import MDXPre from '../../theme-plugin/src/theme/MDXComponents/Pre';
import NotFoundContent from '../../theme-plugin/src/theme/NotFound/Content';
import SearchBar from '../../theme-plugin/src/theme/SearchBar';
import SkipToContent from '../../theme-plugin/src/theme/SkipToContent';

/** What the type check is about: each component takes the props that its @theme name promises. */
const components = {
  CodeBlock: CodeBlock satisfies ComponentType<CodeBlockProps>,
  'CodeBlock/Title': CodeBlockTitle satisfies ComponentType<CodeBlockTitleProps>,
  CodeInline: CodeInline satisfies ComponentType<CodeInlineProps>,
  Error: CrashPage satisfies ComponentType<ErrorProps>,
  ErrorPageContent: ErrorPageContent satisfies ComponentType<ErrorProps>,
  Loading: Loading satisfies ComponentType<LoadingComponentProps>,
  'MDXComponents/Code': MDXCode satisfies ComponentType<MDXCodeProps>,
  'MDXComponents/Pre': MDXPre satisfies ComponentType<MDXPreProps>,
  'NotFound/Content': NotFoundContent satisfies ComponentType<NotFoundContentProps>,
  SearchBar: SearchBar satisfies ComponentType,
  SkipToContent: SkipToContent satisfies ComponentType,
};

it.each(Object.entries(components))('%s is a component', (_, component) => {
  expect(typeof component).toBe('function');
});
