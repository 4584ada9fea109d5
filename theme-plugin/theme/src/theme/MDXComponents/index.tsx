import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Mermaid from '@theme/Mermaid';
import {ServedBlock} from '../../article/client/ServedBlock';
import {breakLong} from '../../client/common/codeInText';
import {ScrollableTable} from '../../client/table/ScrollableTable';

type HeadingLevel = ComponentProps<typeof MDXHeading>['as'];

const heading = (as: HeadingLevel) =>
  function MDXHeadingOfLevel(props: ComponentProps<HeadingLevel>) {
    return <MDXHeading as={as} {...props} />;
  };

/** A diagram, which the browser draws. Its source is in the HTML, for the copy of the page in Markdown. */
function MDXMermaid(props: ComponentProps<typeof Mermaid>) {
  return (
    <>
      <Mermaid {...props} />
      <pre hidden data-search-exclude="">
        <code className="language-mermaid">{props.value}</code>
      </pre>
    </>
  );
}

const LONG_NAME = /^\S{17,}$/;

/** Code, whose long names wrap where readers would break them if it's inline. */
function MDXBreakableCode({children, ...props}: ComponentProps<typeof MDXCode>) {
  const isLong = typeof children === 'string' && /^.*\S{17}.*$/.test(children);
  return isLong ? (
    <MDXCode className={LONG_NAME.test(children) ? 'folio-long' : undefined} {...props}>
      {breakLong(children)}
    </MDXCode>
  ) : (
    <MDXCode {...props}>{children}</MDXCode>
  );
}

/** The components for elements in MDX files. Sites can add their own by swizzling this file. */
const MDXComponents: MDXComponentsObject = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  code: MDXBreakableCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  table: ScrollableTable,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  mermaid: MDXMermaid,
  // What the scripts of docs have in place of their static blocks.
  servedBlock: ServedBlock,
};

export default MDXComponents;
