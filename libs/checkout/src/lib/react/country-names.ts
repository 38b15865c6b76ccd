import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { MarketAlias } from '@lyng/model';

export const countryNames: Readonly<Record<MarketAlias, MessageDescriptor>> = {
  dk: msg`Denmark`,
  se: msg`Sweden`,
  no: msg`Norway`,
  fi: msg`Finland`,
};
