import type {ReactNode, RefObject} from 'react';
import {listOf} from '../session/dialogState';
import {START_LISTS, type PanelItem} from '../session/panelRows';
import * as label from './labels';
import * as buttonLabel from './buttonLabels';
import type {SavedSearches} from '../session/createSavedSearches';
import {PageIcon, RecentIcon, StarIcon} from './icons';
import {SavedHit} from './SavedHit';
import type {ScreenProps} from './screenProps';

type Props = ScreenProps & {
  readonly saved: SavedSearches;
  /** The search box. */
  readonly input: RefObject<HTMLInputElement | null>;
};

/**
 * The screen before typing: saved searches, if any, and the site's start links. Rows contain buttons, so they
 * form a grid: the options of a listbox must not be interactive.
 */
export function StartScreen({state, dialog, listId, saved, input}: Props): ReactNode {
  const {activeIndex} = state;
  const recent = listOf(state, START_LISTS.recent);
  const favorites = listOf(state, START_LISTS.favorites);
  const startLinks = listOf(state, START_LISTS.startLinks);
  const hasSaved = recent.length + favorites.length > 0;

  const changing =
    (change: (hit: PanelItem['hit']) => void) =>
    ({hit}: PanelItem, hasFocus: boolean): void => {
      change(hit);
      dialog.refresh();
      if (hasFocus) {
        // The focused row moves to the other list or disappears, and the focus would be lost.
        input.current?.focus();
      }
    };

  const remove = changing(({objectID}) => saved.remove(objectID));
  const lists = [
    {
      id: 'recent',
      title: label.recent(),
      items: recent,
      icon: <RecentIcon />,
      toggle: changing(saved.promote),
    },
    {
      id: 'favorites',
      title: label.favorite(),
      items: favorites,
      icon: <StarIcon />,
      toggle: changing(saved.demote),
    },
    {id: 'start', title: label.startLinks(), items: startLinks, icon: <PageIcon />},
  ].filter(({items}) => items.length > 0);

  return (
    <>
      {!hasSaved && <p className="DocSearch-StartScreen DocSearch-Help">{label.noRecent()}</p>}
      {lists.length > 0 && (
        <div
          id={listId}
          role="grid"
          aria-label={buttonLabel.search()}
          className="DocSearch-Dropdown-Container">
          {lists.map(({id, title, items, icon, toggle}) => (
            <div
              key={id}
              role="rowgroup"
              aria-labelledby={`${listId}-${id}`}
              className="DocSearch-Hits">
              <div id={`${listId}-${id}`} className="DocSearch-Hit-source">
                {title}
              </div>
              {items.map(item => (
                <SavedHit
                  key={item.hit.objectID}
                  item={item}
                  icon={icon}
                  isActive={item.index === activeIndex}
                  dialog={dialog}
                  isFavorite={items === favorites}
                  onToggle={toggle}
                  onRemove={remove}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
