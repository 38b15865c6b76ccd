import type { SearchService } from '@lyng/search-client';
import { viewportBreakpoints } from '@lyng/ui';

/** The kind of device that the search service ranks for; the width is the viewport's, in px. */
export const touchpointOf = (viewportWidth: number): SearchService['touchpoint'] =>
  viewportWidth < viewportBreakpoints.laptop ? 'mobile' : 'desktop';
