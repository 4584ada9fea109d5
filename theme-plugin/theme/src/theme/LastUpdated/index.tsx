import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/LastUpdated';

function UpdateDate({at}: {readonly at: number}): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(currentLocale, {
    calendar: localeConfigs[currentLocale]?.calendar,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          // The server and the browser may format the date with different versions of the locale data.
          <time dateTime={date.toISOString()} itemProp="dateModified" suppressHydrationWarning>
            {text}
          </time>
        ),
      }}>
      {' on {date}'}
    </Translate>
  );
}

function UpdateUser({user}: {readonly user: string}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.byUser"
      description="The words used to describe by who the page has been last updated"
      values={{user}}>
      {' by {user}'}
    </Translate>
  );
}

/** When the page was last changed and, if the site shows it, by whom. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: lastUpdatedAt ? <UpdateDate at={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <UpdateUser user={lastUpdatedBy} /> : '',
        }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {process.env.NODE_ENV === 'development' && <small> (Simulated during development)</small>}
    </span>
  );
}
