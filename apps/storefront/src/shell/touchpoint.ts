import type { SearchService } from '@lyng/search-client';
import { config } from '../config.ts';

/** For what kind of device the search service arranges its answers; the width is the viewport's, in px. */
export const touchpointOf = (viewportWidth: number): SearchService['touchpoint'] =>
  viewportWidth < config.breakpoints.laptop ? 'mobile' : 'desktop';
