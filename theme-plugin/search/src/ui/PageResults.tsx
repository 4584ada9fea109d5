import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLoadOnScroll} from './hooks/useLoadOnScroll';
import {usePlural} from './hooks/usePlural';
import * as label from './labels';
import * as pageLabel from './pageLabels';
import type {SearchSession} from '../session/createSearchSession';
import {groupNames, groupPages} from '../session/groupHits';
import type {SessionState} from '../session/sessionState';
import type {SearchHit} from '../SearchClient';
import {ErrorScreen} from './ErrorScreen';
import {PageFilter} from './PageFilter';
import {PageHit} from './PageHit';

interface Props {
  readonly state: SessionState;
  readonly session: SearchSession;
  readonly onSelect: (hit: SearchHit) => void;
}

/** The results loaded so far, the first ones grouped, and the button for more. */
export function PageResults({state, session, onSelect}: Props): ReactNode {
  const selectMessage = usePlural();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Index of the first hit that the button loaded, which gets the focus. */
  const focusAt = useRef<number>(null);
  const {status, answer} = state;
  const {portions, nbHits, error, hasMore} = answer;
  const [chosen, setChosen] = useState('');
  const names = groupNames(portions);
  const only = names.includes(chosen) ? chosen : '';
  const {groups, others} = groupPages(portions, only);
  const listed = groups.flatMap(({hits}) => hits).length + others.length;
  // The results of one group are few, so that the end stays in view and everything would load.
  useLoadOnScroll(end, session.more, hasMore && status === 'idle' && only === '');

  useEffect(() => {
    if (focusAt.current !== null) {
      const rows = Array.from(list.current?.querySelectorAll('a') ?? []);
      // There may be no further result of the chosen group.
      (rows[focusAt.current] ?? rows.at(-1))?.focus();
      focusAt.current = null;
    }
  }, [portions]);

  function onMore() {
    focusAt.current = list.current?.querySelectorAll('a').length ?? null;
    session.more();
  }

  return (
    <>
      <div className="DocSearch-Page-head">
        {/* How many results a group has is only known once all are loaded. */}
        <p className="DocSearch-Page-count">
          {only === ''
            ? selectMessage(nbHits, label.resultCount(nbHits))
            : !hasMore && selectMessage(listed, label.resultCount(listed))}
        </p>
        {names.length > 1 && (
          <PageFilter
            label={pageLabel.filter()}
            choices={[['', pageLabel.allGroups()], ...names.map(name => [name, name] as const)]}
            value={only}
            onChange={setChosen}
          />
        )}
      </div>
      <div ref={list}>
        {groups.map((group, place) => (
          <section key={group.label} aria-labelledby={`docsearch-group-${place}`}>
            <h2 id={`docsearch-group-${place}`}>{group.label}</h2>
            <ul className="DocSearch-Page-hits">
              {group.hits.map(({hit, isChild}, index) => (
                <PageHit
                  key={hit.objectID}
                  hit={hit}
                  isChild={isChild}
                  above={group.hits[index - 1]?.hit}
                  isGrouped
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        ))}
        {others.length > 0 && (
          <section aria-labelledby="docsearch-others">
            <h2 id="docsearch-others">{pageLabel.moreResults()}</h2>
            <ul className="DocSearch-Page-hits">
              {others.map(hit => (
                <PageHit key={hit.objectID} hit={hit} isGrouped={false} onSelect={onSelect} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div ref={end} className="DocSearch-Page-end">
        {error && <ErrorScreen kind={error.kind} onRetry={session.retry} />}
        {hasMore && !error && (
          <button
            type="button"
            className="DocSearch-Prefill"
            aria-disabled={status !== 'idle'}
            onClick={onMore}>
            {status === 'idle' ? pageLabel.showMore() : pageLabel.searching()}
          </button>
        )}
      </div>
    </>
  );
}
