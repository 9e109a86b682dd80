import { analyticsPages } from '@yanmo/contract/codes';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countEvent } from '../../lib/analytics.ts';
import { findRoute } from '../routes.ts';

/** Counts each page that is looked at, by its name alone. */
export function VisitCounter() {
  const name = findRoute(useLocation().pathname)?.name;
  useEffect(() => {
    countEvent('view', { page: analyticsPages.find((page) => page === name) ?? 'other' });
  }, [name]);
  return null;
}
