import {useEffect, useState} from 'react';
import type {SearchClient, SearchHit} from '../types';
import {contentExcerpt, cutExcerpt} from '../ui/excerpt';

/** Some of the text of a hit's section, as soon as that is there; '' where there is none to show. */
export function useExcerpt(client: SearchClient, hit: SearchHit): string {
  const [loaded, setLoaded] = useState({objectID: '', text: ''});
  const {objectID} = hit;
  const known = contentExcerpt(hit);
  const section = known === undefined ? hit.section : undefined;

  useEffect(() => {
    if (section === undefined) {
      return undefined;
    }
    let isWanted = true;
    client.excerpt?.(section).then(
      text => {
        if (isWanted) {
          setLoaded({objectID, text: cutExcerpt(text)});
        }
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [client, section, objectID]);

  return known ?? (loaded.objectID === objectID ? loaded.text : '');
}
