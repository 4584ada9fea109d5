import type {ReactNode} from 'react';
import type {HitType} from '../types';
import {HeadingIcon, PageIcon, TextIcon} from './icons';

/** Says what kind of hit a row shows: a page, a section, or text. */
export function HitIcon({type}: {readonly type: HitType}): ReactNode {
  if (type === 'content') {
    return <TextIcon />;
  }
  return type === 'lvl1' ? <PageIcon /> : <HeadingIcon />;
}
