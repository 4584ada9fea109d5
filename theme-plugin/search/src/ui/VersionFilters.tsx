import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {withVersions} from '../session/queryUrl';
import type {SearchVersions} from './hooks/useSearchVersions';
import * as pageLabel from './pageLabels';
import {PageFilter} from './PageFilter';

/** The versions that are searched, one for each docs plugin that has several. The reader's choice is in the address. */
export function VersionFilters({all}: {readonly all: readonly SearchVersions[]}): ReactNode {
  const history = useHistory();
  return all.map(({pluginId, versions, tag}) => {
    const label = all.length > 1 ? `${pageLabel.versions()} (${pluginId})` : pageLabel.versions();
    return (
      <div key={pluginId} className="DocSearch-Page-head">
        <p>{label}</p>
        <PageFilter
          label={label}
          choices={versions.map(version => [version.tag, version.label])}
          value={tag}
          onChange={chosen => {
            const tags = all.map(other => (other.pluginId === pluginId ? chosen : other.tag));
            const {pathname, search} = history.location;
            history.replace({pathname, search: withVersions(search, tags)});
          }}
        />
      </div>
    );
  });
}
