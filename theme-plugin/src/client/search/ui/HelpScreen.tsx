import clsx from 'clsx';
import type {ReactNode} from 'react';

type Props = {
  readonly className: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A screen without rows: what is the matter, set like a row, and what the reader can do. */
export default function HelpScreen({className, icon, title, children}: Props): ReactNode {
  return (
    <div className={clsx('DocSearch-Help DocSearch-Help--Screen', className)}>
      <span className="DocSearch-Hit-icon">{icon}</span>
      <div className="DocSearch-Hit-content-wrapper">
        <p className="DocSearch-Title">{title}</p>
        {children}
      </div>
    </div>
  );
}
