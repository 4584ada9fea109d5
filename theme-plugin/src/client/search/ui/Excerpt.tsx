import type {ReactNode} from 'react';
import {useExcerpt} from '../hooks/useExcerpt';
import type {SearchClient, SearchHit} from '../types';

type Props = {readonly client: SearchClient; readonly hit: SearchHit};

/** Some of the text of the active row's section. */
export default function Excerpt({client, hit}: Props): ReactNode {
  const text = useExcerpt(client, hit);
  return text === '' ? null : <span className="DocSearch-Hit-excerpt">{text}</span>;
}
